export * from '../en/browse-later.ts';

export * from '../en/browse.ts';

export * from '../en/titles.ts';

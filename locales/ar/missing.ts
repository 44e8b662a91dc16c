export * from '../en/missing.ts';

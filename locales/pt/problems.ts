export * from '../en/problems.ts';

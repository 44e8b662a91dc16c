export * from '../en/fit.ts';

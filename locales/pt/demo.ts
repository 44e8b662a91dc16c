export * from '../en/demo.ts';

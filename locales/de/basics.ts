export * from '../en/basics.ts';

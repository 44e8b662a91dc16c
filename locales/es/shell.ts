export * from '../en/shell.ts';

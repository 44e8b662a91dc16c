export * from '../en/shell-later.ts';

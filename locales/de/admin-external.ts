export * from '../en/admin-external.ts';

export * from '../en/admin-overview.ts';

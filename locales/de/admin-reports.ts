export * from '../en/admin-reports.ts';

export * from '../en/uploads.ts';

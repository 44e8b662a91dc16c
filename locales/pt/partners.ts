export * from '../en/partners.ts';

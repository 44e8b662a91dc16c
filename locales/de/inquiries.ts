export * from '../en/inquiries.ts';

export * from '../en/session.ts';

export * from '../en/roomies.ts';

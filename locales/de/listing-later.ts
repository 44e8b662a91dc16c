export * from '../en/listing-later.ts';

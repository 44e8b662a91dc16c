export * from '../en/listing.ts';

export * from '../en/listing-images.ts';

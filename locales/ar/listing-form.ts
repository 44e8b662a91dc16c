export * from '../en/listing-form.ts';

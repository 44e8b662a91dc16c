export * from '../en/own-listings.ts';

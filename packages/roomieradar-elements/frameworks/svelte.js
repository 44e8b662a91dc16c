export * from '../dist/index.js';
export { default as ListingCard } from './listing-card.svelte';
export { default as Listings } from './listings.svelte';

export * from '../en/site-pages.ts';

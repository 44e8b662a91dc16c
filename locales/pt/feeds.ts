export * from '../en/feeds.ts';

export * from '../en/embeds.ts';

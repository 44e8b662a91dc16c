export * from '../en/card.ts';

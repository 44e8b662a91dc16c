export * from '../en/household.ts';

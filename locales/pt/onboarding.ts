export * from '../en/onboarding.ts';

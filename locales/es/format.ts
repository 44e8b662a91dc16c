import { groupDigits } from '../group-digits.ts';

/** A whole number: 12.345, but 1234. */
export const formatNumber = (value: number): string => groupDigits(value, '.', 5);

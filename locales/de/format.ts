import { groupDigits } from '../group-digits.ts';

/** A whole number: 12.345. */
export const formatNumber = (value: number): string => groupDigits(value, '.');

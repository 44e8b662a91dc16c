import { groupDigits } from '../group-digits.ts';

/** A whole number, with Latin digits: 12,345. */
export const formatNumber = (value: number): string => groupDigits(value, ',');

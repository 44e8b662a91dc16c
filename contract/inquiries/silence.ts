/** When both sides are asked about an inquiry in which nobody writes; later it expires (limits.ts). */
export const silence = { askDays: 14 } as const;

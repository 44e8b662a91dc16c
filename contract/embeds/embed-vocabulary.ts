/** Why there is no room to show: said as such, so that a card can say it too. */
export const closedStates = ['paused', 'filled', 'deleted', 'unknown'] as const;

/** Whose colours a card has; `auto` is as the visitor has it. */
export const cardThemes = ['auto', 'light', 'dark'] as const;
export type CardTheme = (typeof cardThemes)[number];

/** Why there is no room to show: said as such, so that a card can say it too. */
export const closedStates = ['paused', 'filled', 'deleted', 'unknown'] as const;

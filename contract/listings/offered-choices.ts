/** What the filters of a search offer of a number. Apart from the schemas, because browsers need it. */
export const offeredChoices = {
  room_for: [2, 3, 4],
  bedrooms: [1, 2, 3, 4, 5],
  max_roommates: [0, 1, 2, 3, 4],
  stay_months: [1, 3, 6, 12, 24],
} as const;

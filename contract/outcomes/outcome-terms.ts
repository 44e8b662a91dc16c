/** How many days after the move-in each who takes part is asked how it is. */
export const surveyDays = [30, 90, 365] as const;

/** For how many days after the move-in one can take part: until the first survey. */
export const joinDays = 30;

/** For how many days after a survey was sent it can be answered. */
export const answerDays = 30;

/** How good it is to live together, from bad to very good. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

import type { Problem } from '#contract/problem.ts';

/** The messages of a refusal at their fields, without the codes that translate them. */
export const messagesIn = ({ errors }: Problem) =>
  errors?.map(({ path, message }) => ({ path, message }));

/**
 * Chooses what random tests generate and which part of a long suite runs. It is the same every time
 * unless TEST_SEED says otherwise, so a failure repeats; `.ci/run` draws a new one and prints it.
 */
export const seed = Number(process.env['TEST_SEED'] ?? 1);

/**
 * How many examples a property is tried on, or how often a race is run: a tenth with `npm test`, all
 * with `npm run test:all` and in the parts that `.ci/run` adds.
 */
export const examples = (all: number) =>
  process.env['TEST_ALL_EXAMPLES'] ? all : Math.ceil(all / 10);

/** The same for races whose rounds take long: `.ci/run` plays a tenth of them, too. */
export const longRounds = (all: number) =>
  process.env['TEST_SAMPLED'] ? Math.ceil(all / 10) : examples(all);

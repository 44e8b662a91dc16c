import { expect, test } from 'vitest';
import { nightlyCommand } from '#qa/commands/nightly.ts';
import { makeRound } from '#qa/run/night.ts';
import { runCommand } from '#qa/commands/run.ts';
import { project } from '#qa/project.ts';
import {
  explore,
  findPaths,
  readPathSet,
  traceRoute,
  type Path,
  type PathSet,
  shrink,
} from '#xstate-paths';
import { modelNamed } from '#qa/models.ts';

const graph = explore(modelNamed('auth'));
const run = (...args: string[]) => runCommand.run(args, () => undefined, project);

test.each([
  ['a model', ['nothing'], /There is no model "nothing"\. There are: auth, onboarding/],
  ['a strategy', ['auth', '--strategy', 'lucky'], /There is no strategy "lucky".*tour/s],
  ['a path', ['auth', '--path', 'zzz'], /"auth" has no path "zzz"\. There are: [0-9a-f]{10}/],
  ['a file', ['auth', '--file', 'no.json'], /There is no file "no\.json"/],
  ['an option', ['auth', '--hedaed'], /There is no option "--hedaed".*npm run qa -- run/s],
  ['a number of workers', ['auth', '--workers', 'all'], /--workers takes a number from 1 to 16/],
])('lists the known ones instead of %s that does not exist', async (_, args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});

test('every wrong option is named at once', async () => {
  const wrong = [
    '--workers',
    '0',
    '--shard',
    'half',
    '--seed',
    'x',
    '--url',
    'here',
    '--cover',
    'all',
  ];
  const error = await run('auth', ...wrong).catch((each: Error) => each.message);
  for (const option of ['--workers', '--shard', '--seed', '--url', 'cover "all"']) {
    expect(error).toContain(option);
  }
  await expect(run('auth', 'map', '--dark=yes', '--phon', '--path')).rejects.toThrow(
    /--dark takes no value\n.*"--phon"\n--path takes a value\n"map" is one name too many/,
  );
});

test('a failing path is reduced to the fewest steps that fail in the same way', async () => {
  const [long] = findPaths(graph.model, 'random', { seed: 9, length: 200 }, graph).paths;
  if (!long) throw new Error('No path was found');
  const pathFailure = async ({ steps }: Path) => {
    const signedOut = steps.findIndex(({ event }) => event.type === 'logout.requested');
    const after = steps.findIndex(
      ({ event }, index) => index > signedOut && event.type === 'login.returned',
    );
    return signedOut === -1 || after === -1 ? null : { step: after, signature: 'returned' };
  };
  const failure = await pathFailure(long);
  if (!failure) throw new Error('This seed has no such path any more: take another');
  const short = await shrink(graph, long, failure, pathFailure);
  expect(await pathFailure(short)).toMatchObject({ signature: 'returned' });
  expect(short.steps.length).toBeLessThanOrEqual(6);
  expect(short.steps.at(-1)?.event.type).toBe('login.returned');
});

test('a recording becomes the path that takes the same transitions', () => {
  const [tour] = findPaths(graph.model, 'tour', {}, graph).paths;
  const recorded = tour?.steps.map(({ event, transitions }) => ({
    event: event.type,
    transitions,
  }));
  const recording = JSON.stringify({ version: 1, model: 'auth', lost: 0, recorded });
  const [path] = readPathSet(graph, recording).paths;
  expect(path?.steps.map(({ transitions }) => transitions)).toEqual(
    tour?.steps.map(({ transitions }) => transitions),
  );
  const late = JSON.stringify({ version: 1, model: 'auth', lost: 7, recorded });
  expect(() => readPathSet(graph, late)).toThrow(/first 7 events are not in the recording/);
});

/** A path set of another version of the machine. */
const older = (json: string, fingerprint = '0123456789abcdef') =>
  JSON.stringify({
    ...(JSON.parse(json) as PathSet),
    machine: { id: graph.model.machine.id, fingerprint },
  });

test('a path of an older machine takes the same events on the one of today, and says so', () => {
  const set = findPaths(graph.model, 'tour', {}, graph);
  const notes: string[] = [];
  const read = readPathSet(graph, older(JSON.stringify(set)), (note) => notes.push(note));
  expect(read.paths).toEqual(set.paths);
  expect(read.machine).toEqual(set.machine);
  expect(notes).toEqual(['The machine "auth" has changed since these paths were made.']);

  // As if the second step had led elsewhere then, and the fourth were no longer possible.
  const [path] = set.paths;
  if (!path) throw new Error('There is no tour');
  const steps = path.steps.map((step, index) => {
    if (index === 1) return { ...step, to: { value: 'loading', context: null } };
    return index === 3 ? { ...step, event: { type: 'coin.inserted' } } : step;
  });
  const changed = older(JSON.stringify({ ...set, paths: [{ ...path, steps }] }));
  notes.length = 0;
  const [refitted] = readPathSet(graph, changed, (note) => notes.push(note)).paths;
  expect(refitted).toEqual({ ...path, steps: path.steps.slice(0, 3) });
  expect(notes.slice(1)).toEqual([
    expect.stringMatching(/step 2: .* here, not to loading/),
    expect.stringMatching(/ends before step 4: .*coin\.inserted.* cannot happen here/),
  ]);
});

test('the shares of a night that seeds choose are about as long as asked, and together cover all', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => makeRound(graph, 'edges', seed, 110).paths);
  for (const paths of rounds) {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    expect(steps).toBeGreaterThan(80);
    expect(steps).toBeLessThan(160);
  }
  const taken = new Set(rounds.flat().flatMap((path) => traceRoute(graph, path).edges));
  expect(taken.size).toBe(graph.edges.length);
  expect(makeRound(graph, 'random', 3, 40).paths).toEqual(makeRound(graph, 'random', 3, 40).paths);
});

test('a night names every wrong option', async () => {
  const night = nightlyCommand.run(
    ['auth', '--times', '0', '--seed', 'x'],
    () => undefined,
    project,
  );
  await expect(night).rejects.toThrow(
    '--times takes a number from 1, not "0"\n--seed takes a whole number, not "x"',
  );
});

import { formatShare, formatCount, type AnyPathModel } from '#xstate-paths';
import type { RunResults } from '../results.ts';
import { playedPart } from '../outcomes.ts';
import { formatRunTotals } from '../run/format-results.ts';
import { Legend, OutcomeIcon } from './outcome-icon.tsx';
import type { Outcome, Outcomes } from './outcomes.ts';
import { PathSteps, seconds } from './path-steps.tsx';
import { Scroller } from './scroller.tsx';
import { TransitionTable } from './transition-table.tsx';

/** Everything the report shows about one model. */
export interface ChapterProps {
  model: AnyPathModel<never>;
  /** Null if the model has not been run yet. */
  results: RunResults | null;
  /** The machine has changed since the run. */
  isOutdated: boolean;
  outcomes: Outcomes;
  /** The statechart as SVG. */
  chart: string;
  /** Screenshots as data URLs, by file name. */
  /** Show one path on the chart. */
  pathStyles: string;
  screenshots: ReadonlyMap<string, string>;
}

/** One model: the results of its last run, its chart and its paths. */
export function ModelSection({
  model,
  results,
  isOutdated,
  outcomes,
  chart,
  pathStyles,
  screenshots,
}: ChapterProps) {
  const { states, transitions, guards } = outcomes.coverage;
  return (
    <section id={model.name} aria-labelledby={`${model.name}-title`}>
      <h2 id={`${model.name}-title`}>{model.title}</h2>
      {results ? (
        <Summary results={results} />
      ) : (
        <p className="notice">Not run yet: npm run qa -- run {model.name}</p>
      )}
      {isOutdated && (
        <p className="notice">
          The machine has changed since this run: its arrows may be others by now.
        </p>
      )}
      <dl className="totals">
        {Object.entries({ states, transitions, guards }).map(([name, part]) => (
          <div key={name}>
            <dt>{name === 'guards' ? 'Guards, both ways' : name}</dt>
            <dd>
              <meter min={0} max={Math.max(1, part.all)} value={part.covered} aria-label={name} />
              {formatShare(part)}
            </dd>
          </div>
        ))}
      </dl>
      <Legend />
      <div className="look">
        <label>
          Size{' '}
          <select defaultValue="full">
            <option value="full">Full size</option>
            <option value="half">Half size</option>
            <option value="fit">Whole chart</option>
          </select>
        </label>
        {results && (
          <label>
            Path on the chart{' '}
            <select defaultValue={firstFailed(results) ?? 'all'}>
              <option value="all">All paths</option>
              {listShown(results).map(({ path, outcome }) => (
                <option key={path.id} value={path.id}>
                  {`${path.id}, ${formatCount(path.steps.length, 'step')}, ${outcome}`}
                </option>
              ))}
            </select>
          </label>
        )}
        <style dangerouslySetInnerHTML={{ __html: pathStyles }} />
      </div>
      <Scroller label={`Statechart of ${model.name}`}>
        <div dangerouslySetInnerHTML={{ __html: chart }} />
      </Scroller>
      <details>
        <summary>All {outcomes.transitions.length} transitions</summary>
        <TransitionTable transitions={outcomes.transitions} />
      </details>
      {results && <h3>Paths</h3>}
      {results?.paths.map((result) => (
        <PathSteps key={result.path.id} {...{ result, model, screenshots }} />
      ))}
    </section>
  );
}

function Summary({ results }: { results: RunResults }) {
  return (
    <p>
      <OutcomeIcon outcome={overallOutcome(results)} /> {formatRunTotals(results)} by strategy{' '}
      {results.strategy} in {seconds(results.durationMs)}, begun{' '}
      <time dateTime={results.startedAt}>
        {results.startedAt.slice(0, 16).replace('T', ' ')} UTC
      </time>
    </p>
  );
}

/** The paths of a run as the chart shows them, each behind the shortest one that fails like it. */
export const listShown = ({ paths }: RunResults) =>
  paths.flatMap((result) => [
    ...(result.shortest ? [{ path: playedPart(result.shortest), outcome: result.outcome }] : []),
    { path: playedPart(result), outcome: result.outcome },
  ]);

/** The path that the chart shows at first: whoever opens a report of a failure looks for it. */
const firstFailed = (results: RunResults): string | undefined =>
  listShown(results).find(({ outcome }) => outcome === 'failed')?.path.id;

/** `open` if there was no run. */
export function overallOutcome(results: RunResults | null): Outcome {
  if (!results) return 'open';
  return results.paths.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
}

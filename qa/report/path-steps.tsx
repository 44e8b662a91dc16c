import {
  formatEvent,
  formatPath,
  formatState,
  type AnyPathModel,
  formatStateName,
} from '#xstate-paths';
import { problemPlaces } from '../outcomes.ts';
import type { PathResult, StepResult } from '../results.ts';
import { OutcomeIcon } from './outcome-icon.tsx';

interface PathProps {
  result: PathResult;
  model: AnyPathModel<never>;
  screenshots: ReadonlyMap<string, string>;
}

/** A path with its steps; expanded if it failed. */
export function PathSteps({ result, model, screenshots }: PathProps) {
  const { path, outcome, steps, replay, shrunkFrom, problem } = result;
  return (
    <details className="path" open={outcome === 'failed'} id={`path-${path.id}`}>
      <summary>
        <OutcomeIcon outcome={outcome === 'flaky' ? 'passed' : outcome} /> <code>{path.id}</code>{' '}
        {outcome === 'flaky' && 'flaky: '}
        {formatPath(path)}, {seconds(result.durationMs)}
      </summary>
      {replay !== '' && (
        <p>
          Again: <code>{replay}</code>
        </p>
      )}
      {shrunkFrom !== undefined && (
        <p>
          Cut down from path <code>{shrunkFrom}</code>, which failed alike.
        </p>
      )}
      {problem !== undefined && <pre className="problem">{problem}</pre>}
      <ol className="steps">
        <li value={0}>
          <p>
            <strong>Begins: {path.start}</strong>
            <br />
            Sees: {formatState(model, path.from)}
          </p>
          <Screenshot
            {...{ screenshots }}
            name={result.screenshot}
            label={formatStateName(path.from)}
          />
        </li>
        {path.steps.map(({ event, label, from, to }, index) => {
          const step = steps[index];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
            <li key={index} className={step?.outcome}>
              <p>
                {step && <StepMark step={step} />} <strong>{label}</strong>
                <br />
                <code>{formatEvent(event)}</code>
                <br />
                <small>
                  {formatStateName(from)} → {formatStateName(to)}
                </small>
                <br />
                Sees: {formatState(model, to)}
              </p>
              {step?.problem && (
                <pre className="problem">
                  Failed at {problemPlaces[step.problem.at]}:{'\n'}
                  {step.problem.message}
                </pre>
              )}
              <Screenshot
                {...{ screenshots }}
                name={step?.screenshot}
                label={formatStateName(to)}
              />
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function StepMark({ step: { outcome } }: { step: StepResult }) {
  return <OutcomeIcon outcome={outcome === 'skipped' ? 'open' : outcome} />;
}

function Screenshot({
  screenshots,
  name,
  label,
}: {
  screenshots: PathProps['screenshots'];
  name: string | undefined;
  label: string;
}) {
  const address = name === undefined ? undefined : screenshots.get(name);
  return address === undefined ? null : (
    <img src={address} alt={`The page, ${label}`} loading="lazy" />
  );
}

/** Formats milliseconds. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

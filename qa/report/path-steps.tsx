import { formatCount, formatEvent, formatPath, formatState, formatStateName } from '#xstate-paths';
import type { StepResult } from '../results.ts';
import { OutcomeIcon } from './outcome-icon.tsx';
import type { PathProps } from './path-props.ts';
import { Screenshot } from './screenshot.tsx';
import { Story } from './story.tsx';

/** A path with its steps, and the story of its failure if it failed. */
export function PathSteps({ result, model, screenshots }: PathProps) {
  const { path, outcome, replay } = result;
  return (
    <details className="path" open={outcome === 'failed'} id={`path-${path.id}`}>
      <summary>
        <OutcomeIcon outcome={outcome === 'flaky' ? 'passed' : outcome} /> <code>{path.id}</code>{' '}
        {outcome === 'flaky' && 'flaky: '}
        {formatPath(path)}, {seconds(result.durationMs)}
      </summary>
      <Story {...{ result, model, screenshots }} />
      {replay !== '' && (
        <p>
          Again: <code>{replay}</code>
        </p>
      )}
      {outcome === 'failed' ? (
        <details>
          <summary>All {formatCount(path.steps.length, 'step')}</summary>
          <Steps {...{ result, model, screenshots }} />
        </details>
      ) : (
        <Steps {...{ result, model, screenshots }} />
      )}
    </details>
  );
}

function Steps({ result, model, screenshots }: PathProps) {
  const { path, steps } = result;
  return (
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
            <Screenshot {...{ screenshots }} name={step?.screenshot} label={formatStateName(to)} />
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ step: { outcome } }: { step: StepResult }) {
  return <OutcomeIcon outcome={outcome === 'skipped' ? 'open' : outcome} />;
}

/** Formats milliseconds. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

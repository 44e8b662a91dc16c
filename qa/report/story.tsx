import { formatCount } from '#xstate-paths';
import { describeFailure } from '../outcomes.ts';
import type { PathProps } from './path-props.ts';
import { Screenshot } from './screenshot.tsx';

/**
 * Why a path failed: what happened, what was expected and what was seen, by the shortest path that
 * fails in the same way. Nothing for a path that passed.
 */
export function Story({ result, model, screenshots }: PathProps) {
  const shown = result.shortest ?? result;
  const story = result.outcome === 'failed' ? describeFailure(model, shown.path, shown) : null;
  if (!story) return null;
  const { start, events, skipped, place, expected, seen, before, after } = story;
  return (
    <section className="story" aria-label={`Why ${result.path.id} failed`}>
      {result.shortest && (
        <p>
          The shortest path that fails in the same way has{' '}
          {formatCount(shown.path.steps.length, 'step')} instead of {result.path.steps.length}:{' '}
          <code>{shown.path.id}</code>.
        </p>
      )}
      <ol>
        <li value={0}>Begins: {start}</li>
        {skipped > 0 && <li value={skipped}>… {formatCount(skipped, 'step')}</li>}
        {events.map(({ number, label, isFailed }) => (
          <li key={number} value={number}>
            {isFailed ? (
              <strong>
                {label}: failed, {place}
              </strong>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
      <dl className="compared">
        {before !== undefined && screenshots.has(before) && (
          <div>
            <dt>Before</dt>
            <dd>
              <Screenshot {...{ screenshots }} name={before} label="before the failed step" />
            </dd>
          </div>
        )}
        <div>
          <dt>Expected</dt>
          <dd>{expected}</dd>
        </div>
        <div>
          <dt>Seen</dt>
          <dd>
            <pre className="problem">{seen}</pre>
            <Screenshot {...{ screenshots }} name={after} label="as the failed step left it" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

import { formatEvent } from '#xstate-paths';
import { OutcomeIcon } from './outcome-icon.tsx';
import type { TransitionOutcome } from './outcomes.ts';
import { Scroller } from './scroller.tsx';

/** All transitions of the chart as a table. */
export function TransitionTable({ transitions }: { transitions: TransitionOutcome[] }) {
  return (
    <Scroller label="Transitions">
      <table>
        <thead>
          <tr>
            {['', 'From', 'Event', 'When', 'To', 'Guard passed', 'Guard refused'].map((head) => (
              <th key={head} scope="col">
                {head === '' ? <span className="unseen">Outcome</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ name, outcome, source, event, description, targets, guard }) => (
            <tr key={name}>
              <td>
                <OutcomeIcon outcome={outcome} />
              </td>
              <td>{source === '*' ? 'any' : source}</td>
              <td>{event === 'always' ? 'at once' : formatEvent({ type: event })}</td>
              <td>{description}</td>
              <td>{targets.join(', ') || 'stays'}</td>
              <td>{guard && <OutcomeIcon outcome={guard.passed ? 'passed' : 'open'} />}</td>
              <td>{guard && <OutcomeIcon outcome={guard.refused ? 'passed' : 'open'} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

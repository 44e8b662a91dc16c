import type { ReactNode } from 'react';
import { shareInWords } from '../formats/table.ts';
import { eventInWords, pathInWords, stateInWords } from '../formats/words.ts';
import type { AnyQaModel } from '../model.ts';
import type { PathResult, RunResults, StepResult } from '../results.ts';
import { nameOfState } from '../state-names.ts';
import { Chart } from './chart.tsx';
import type { Layout } from './lay-out.ts';
import type { Outcome, Outcomes, TransitionOutcome } from './outcomes.ts';

/** All there is to tell about one model. */
export interface Chapter {
  model: AnyQaModel<never>;
  /** Null where it was not run yet. */
  results: RunResults | null;
  /** The machine has another shape than when it was run. */
  isOutdated: boolean;
  outcomes: Outcomes;
  layout: Layout;
  /** Pictures as addresses, by file name. */
  pictures: ReadonlyMap<string, string>;
}

const outcomeWords: Record<Outcome, string> = {
  passed: 'passed',
  failed: 'failed',
  open: 'not taken',
  leftOut: 'left out',
};

/** The report: one page that needs no server, no script and no other file. */
export function Page({
  chapters,
  styles,
  madeAt,
}: {
  chapters: Chapter[];
  styles: string;
  madeAt: string;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <title>Test paths of RoomieRadar</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <h1>Test paths</h1>
          <p>
            Made <time dateTime={madeAt}>{madeAt.slice(0, 16).replace('T', ' ')} UTC</time>
          </p>
          <nav aria-label="Machines">
            {chapters.map(({ model, results }) => (
              <a key={model.name} href={`#${model.name}`}>
                <Mark outcome={overallOf(results)} /> {model.name}
              </a>
            ))}
          </nav>
        </header>
        <main>
          {chapters.map((chapter) => (
            <ChapterOf key={chapter.model.name} {...chapter} />
          ))}
        </main>
      </body>
    </html>
  );
}

function overallOf(results: RunResults | null): Outcome {
  if (!results) return 'open';
  return results.paths.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
}

function ChapterOf({ model, results, isOutdated, outcomes, layout, pictures }: Chapter) {
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
              {shareInWords(part)}
            </dd>
          </div>
        ))}
      </dl>
      <Legend />
      <label className="zoom">
        <input type="checkbox" /> As large as its words
      </label>
      <Scroller label={`Statechart of ${model.name}`}>
        <Chart layout={layout} states={outcomes.states} title={model.name} />
      </Scroller>
      <details>
        <summary>All {outcomes.transitions.length} transitions</summary>
        <TransitionTable transitions={outcomes.transitions} />
      </details>
      {results && <h3>Paths</h3>}
      {results?.paths.map((result) => (
        <PathOf key={result.path.id} {...{ result, model, pictures }} />
      ))}
    </section>
  );
}

function Summary({ results }: { results: RunResults }) {
  const steps = results.paths.flatMap((result) => result.steps);
  const failed = results.paths.filter(({ outcome }) => outcome === 'failed').length;
  return (
    <p>
      <Mark outcome={overallOf(results)} />{' '}
      {failed === 0
        ? `All ${results.paths.length} paths passed`
        : `${failed} of ${results.paths.length} paths failed`}
      : {steps.length} steps by strategy {results.strategy} in {seconds(results.durationMs)}, begun{' '}
      <time dateTime={results.startedAt}>
        {results.startedAt.slice(0, 16).replace('T', ' ')} UTC
      </time>
    </p>
  );
}

function Legend() {
  return (
    <ul className="legend">
      {Object.entries(outcomeWords).map(([outcome, words]) => (
        <li key={outcome}>
          <svg width="34" height="10" aria-hidden="true">
            <path className={`arrow ${outcome}`} d="M1 5H33" />
          </svg>
          <span className={`mark ${outcome}`} aria-hidden="true">
            {marks[outcome as Outcome]}
          </span>{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}

/** What is wider than the page; the keyboard must get to what it hides. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls
    <section className="scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

const marks: Record<Outcome, string> = { passed: '✓', failed: '✗', open: '○', leftOut: '–' };

function Mark({ outcome }: { outcome: Outcome }) {
  return (
    <span className={`mark ${outcome}`}>
      <span aria-hidden="true">{marks[outcome]}</span>
      <span className="unseen">{outcomeWords[outcome]}</span>
    </span>
  );
}

function TransitionTable({ transitions }: { transitions: TransitionOutcome[] }) {
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
                <Mark outcome={outcome} />
              </td>
              <td>{source === '*' ? 'any' : source}</td>
              <td>{event === 'always' ? 'at once' : eventInWords({ type: event })}</td>
              <td>{description}</td>
              <td>{targets.join(', ') || 'stays'}</td>
              <td>{guard && <Mark outcome={guard.passed ? 'passed' : 'open'} />}</td>
              <td>{guard && <Mark outcome={guard.refused ? 'passed' : 'open'} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

interface PathProps {
  result: PathResult;
  model: AnyQaModel<never>;
  pictures: ReadonlyMap<string, string>;
}

function PathOf({ result, model, pictures }: PathProps) {
  const { path, outcome, steps, replay, shrunkFrom, problem } = result;
  return (
    <details className="path" open={outcome === 'failed'} id={`path-${path.id}`}>
      <summary>
        <Mark outcome={outcome} /> <code>{path.id}</code> {pathInWords(path)},{' '}
        {seconds(result.durationMs)}
      </summary>
      <p>
        Again: <code>{replay}</code>
        {shrunkFrom !== undefined && <>, cut down from {shrunkFrom}</>}
      </p>
      {problem !== undefined && <pre className="problem">{problem}</pre>}
      <ol className="steps">
        <li value={0}>
          <p>
            <strong>Begins: {path.start}</strong>
            <br />
            Sees: {stateInWords(model, path.from)}
          </p>
          <Picture {...{ pictures }} name={result.screenshot} words={nameOfState(path.from)} />
        </li>
        {path.steps.map(({ event, words, from, to }, index) => {
          const step = steps[index];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
            <li key={index} className={step?.outcome}>
              <p>
                {step && <StepMark step={step} />} <strong>{words}</strong>
                <br />
                <code>{eventInWords(event)}</code>
                <br />
                <small>
                  {nameOfState(from)} → {nameOfState(to)}
                </small>
                <br />
                Sees: {stateInWords(model, to)}
              </p>
              {step?.problem && (
                <pre className="problem">
                  {problemPlaces[step.problem.at]}: {step.problem.message}
                </pre>
              )}
              <Picture {...{ pictures }} name={step?.screenshot} words={nameOfState(to)} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}

const problemPlaces = {
  act: 'Could not be done',
  see: 'Not what should be seen',
  accessibility: 'Accessibility',
  console: 'Console',
};

function StepMark({ step: { outcome } }: { step: StepResult }) {
  return <Mark outcome={outcome === 'skipped' ? 'open' : outcome} />;
}

function Picture({
  pictures,
  name,
  words,
}: {
  pictures: PathProps['pictures'];
  name: string | undefined;
  words: string;
}) {
  const address = name === undefined ? undefined : pictures.get(name);
  return address === undefined ? null : (
    <img src={address} alt={`The page, ${words}`} loading="lazy" />
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

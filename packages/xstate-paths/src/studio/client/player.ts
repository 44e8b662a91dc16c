import type { Look } from '../draft.ts';
import type { Progress, RunEvent } from '../run-player.ts';
import { model, play, token } from './calls.ts';
import { lightUp, showHere } from './chart.ts';
import { byId, h, say, showInList } from './dom.ts';

let stopping: AbortController | null = null;

/** Connects the buttons that play the path of `look` and stop it. */
export function connectPlayer(lookNow: () => Look | null): void {
  // Without a command to play with, there are no buttons.
  document.getElementById('run')?.addEventListener('click', () => {
    const look = lookNow();
    if (look && !stopping) void playPath(look);
  });
  document.getElementById('cancel')?.addEventListener('click', () => stopping?.abort());
}

/** Forgets the results of the last run, because the path is another. */
export function clearResults(): void {
  if (stopping) return;
  byId('run-result').replaceChildren();
  byId('shots').replaceChildren();
  byId('log-part').hidden = true;
}

async function playPath(look: Look): Promise<void> {
  stopping = new AbortController();
  clearMarks();
  const result = byId('run-result');
  const log = byId('log');
  byId('shots').replaceChildren();
  log.textContent = '';
  byId('log-part').hidden = false;
  setPlaying(true);
  let failed: Progress | null = null;
  let exit: number | null = null;
  const report = (text: string, name = '') => {
    result.replaceChildren(h('p', { class: name }, text));
    say(text);
  };
  report('Starting the player …');
  const hear = (event: RunEvent) => {
    if ('output' in event) log.textContent += `${event.output}\n`;
    else if ('exit' in event) exit = event.exit;
    else {
      const { progress } = event;
      if (progress.outcome === 'failed') failed = progress;
      showStep(look, progress);
      report(progressText(look, progress));
    }
  };
  try {
    await play({ draft: look.draft }, stopping.signal, hear);
    if (failed) report(failureText(failed), 'problem');
    else if (exit === 0)
      report(`Passed: ${look.steps.length} ${look.steps.length === 1 ? 'step' : 'steps'}.`);
    else report(`The player ended with ${exit ?? 'a signal'}. Its output says why.`, 'problem');
  } catch (error) {
    report(stopping.signal.aborted ? 'Cancelled.' : (error as Error).message, 'problem');
  }
  stopping = null;
  setPlaying(false);
}

const failureText = ({ step, problem }: Progress): string =>
  `Failed at ${step === 0 ? 'the start' : `step ${step}`}${problem === undefined ? '.' : `: ${problem}`}`;

function progressText({ steps }: Look, { step, outcome }: Progress): string {
  const what =
    step === 0 ? 'The start' : `Step ${step} of ${steps.length}, ${steps[step - 1]?.label}`;
  return `${what}: ${outcome}`;
}

function showStep(look: Look, { step, outcome, screenshot }: Progress): void {
  const items = byId('steps').children;
  items[step]?.classList.add(outcome);
  items[step]?.classList.remove('running');
  if (outcome === 'passed') items[step + 1]?.classList.add('running');
  showInList((items[step + 1] ?? items[step]) as HTMLElement);
  lightUp(look, step);
  showHere();
  if (screenshot === undefined) return;
  const query = new URLSearchParams({ model, token });
  const place = step === 0 ? look.begin : look.steps[step - 1]?.to;
  const caption = `${step}: ${place?.state}`;
  byId('shots').append(
    h(
      'figure',
      {},
      h('img', { src: `/screenshots/${screenshot}?${query}`, alt: `The app, ${caption}` }),
      h('figcaption', {}, caption),
    ),
  );
}

function clearMarks(): void {
  for (const item of byId('steps').children) item.classList.remove('passed', 'failed', 'running');
}

/** The focus stays on a button that is there. */
function setPlaying(isPlaying: boolean): void {
  const [run, cancel] = [byId('run') as HTMLButtonElement, byId('cancel')];
  const hadFocus = [run, cancel].some((each) => each === document.activeElement);
  run.hidden = isPlaying;
  cancel.hidden = !isPlaying;
  if (hadFocus) (isPlaying ? cancel : run).focus();
}

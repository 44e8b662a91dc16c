import type { CoverageCount } from '../../coverage.ts';
import type { compare, Choice, Draft, Look, Opened } from '../draft.ts';
import { ask, model } from './calls.ts';
import { connectChart, lightUp, showHere } from './chart.ts';
import { byId, h, say, showInList } from './dom.ts';
import { clearResults, connectPlayer } from './player.ts';

let look: Look | null = null;
/** Drafts that were undone, the last one first. */
let undone: Draft[] = [];
let before: Draft[] = [];
/** The file that the path is of, if it has several. */
let file: string | null = null;

const button = (id: string) => byId(id) as HTMLButtonElement;

/** Shows a draft. What was said before it stays said. */
async function go(draft: Draft | undefined, said?: string): Promise<void> {
  try {
    show(await ask<Look>('look', { draft }));
    say(said ?? `Now ${look?.now.label}. ${look?.possible.length} possible events.`);
  } catch (error) {
    say((error as Error).message);
  }
}

/** Goes to a draft so that "Undo" comes back. */
function change(draft: Draft, said?: string): Promise<void> {
  if (look) before.push(look.draft);
  undone = [];
  showLeft(null);
  return go(draft, said);
}

async function choose({ edge, label }: Choice): Promise<void> {
  if (!look) return;
  const { start, edges } = look.draft;
  await change({ start, edges: [...edges, edge] });
  say(
    `Step ${look.steps.length}, ${label}. Now ${look.now.label}. ` +
      `${look.possible.length} possible events.`,
  );
  showHere();
  const next = byId('possible').querySelector('button');
  (next ?? button('undo')).focus();
}

function show(next: Look): void {
  look = next;
  clearResults();
  const { now, begin, steps, possible, starts, draft, coverage, path } = next;
  byId('now').replaceChildren(
    h('p', {}, h('strong', {}, now.label)),
    h('p', { class: 'soft' }, h('code', {}, now.state), ...renderContext(now.context)),
    ...startChoice(starts, draft.start),
  );
  byId('possible').replaceChildren(
    ...possible.map((choice) =>
      h(
        'li',
        {},
        h('button', { type: 'button', onclick: () => void choose(choice) }, ...choiceWords(choice)),
      ),
    ),
  );
  if (possible.length === 0) {
    byId('possible').replaceChildren(h('li', { class: 'soft' }, 'Nothing: the path ends here.'));
  }
  byId('steps').replaceChildren(
    stepItem(0, h('span', {}, `Begins: ${draft.start}`), h('small', {}, begin.state)),
    ...steps.map((step, index) =>
      stepItem(
        index + 1,
        h('span', {}, `${index + 1}. ${step.label}`),
        h('small', {}, h('code', {}, step.event), ` → ${step.to.state}`),
      ),
    ),
  );
  mark(steps.length);
  byId('coverage').replaceChildren(
    ...Object.entries(coverage).map(([name, part]) => total(name, part as CoverageCount)),
  );
  button('undo').disabled = before.length === 0;
  button('redo').disabled = undone.length === 0;
  button('restart').disabled = steps.length === 0;
  button('save').title = `${model}-${path.id}.json`;
  const run = document.getElementById('run') as HTMLButtonElement | null;
  if (run) run.disabled = steps.length === 0;
}

function choiceWords({ label, event, to, isNew }: Choice): HTMLElement[] {
  const small = h('small', {}, h('code', {}, event), ` → ${to.state}`);
  return isNew
    ? [h('span', {}, label, ' '), h('b', {}, 'new'), small]
    : [h('span', {}, label), small];
}

const renderContext = (context: string): (string | HTMLElement)[] =>
  ['null', '{}', ''].includes(context) ? [] : [' ', h('code', {}, context)];

function startChoice(starts: string[], chosen: string): HTMLElement[] {
  if (starts.length < 2) return [];
  const options = starts.map((name) =>
    h('option', { value: name, selected: name === chosen }, name),
  );
  const onchange = ({ target }: Event) =>
    void change({ start: (target as HTMLSelectElement).value, edges: [] });
  return [h('label', {}, 'Start ', h('select', { id: 'start', onchange }, ...options))];
}

/** A step; pressed, it shows on the chart where the path was then. */
function stepItem(index: number, ...children: HTMLElement[]): HTMLElement {
  const onclick = () => {
    if (!look) return;
    mark(index);
    showHere();
    say(`After ${index === 0 ? 'the start' : `step ${index}`}: ${placeAt(look, index)}`);
  };
  return h('li', {}, h('button', { type: 'button', onclick }, ...children));
}

const placeAt = ({ begin, steps }: Look, index: number): string =>
  (index === 0 ? begin : steps[index - 1]?.to)?.label ?? '';

function mark(count: number): void {
  if (!look) return;
  const buttons = [...byId('steps').querySelectorAll('button')];
  for (const [index, each] of buttons.entries()) {
    if (index === count) each.setAttribute('aria-current', 'step');
    else each.removeAttribute('aria-current');
  }
  showInList(buttons[count]?.parentElement);
  lightUp(look, count);
}

function total(name: string, { covered, all, missing }: CoverageCount): HTMLElement {
  const label =
    name === 'guards' ? 'Guards, both ways' : `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const meter = h('meter', {
    min: '0',
    max: String(Math.max(1, all)),
    value: String(covered),
    'aria-label': label,
    title: missing.slice(0, 20).join('\n'),
  });
  return h('div', {}, h('dt', {}, label), h('dd', {}, meter, `${covered} of ${all}`));
}

function showLeft(left: Opened['left']): void {
  const part = byId('left');
  part.hidden = left === null;
  part.textContent = left ? `It leaves the machine at step ${left.step}. ${left.because}` : '';
}

async function open(json: string, index = 0): Promise<void> {
  try {
    opened(await ask<Opened>('open', { json, index }), json);
  } catch (error) {
    byId('left').hidden = false;
    byId('left').textContent = (error as Error).message;
    say((error as Error).message);
  }
}

function opened({ paths, index, look: next, left }: Opened, json: string): void {
  if (look) before.push(look.draft);
  undone = [];
  file = json;
  show(next);
  showLeft(left);
  showHere();
  const onchange = ({ target }: Event) =>
    void open(file ?? '', (target as HTMLSelectElement).selectedIndex);
  const options = paths.map(({ id, text }, at) =>
    h('option', { selected: at === index }, `${id}: ${text}`),
  );
  byId('path-of').replaceChildren(
    ...(paths.length > 1
      ? [h('label', {}, `One of ${paths.length} paths `, h('select', { onchange }, ...options))]
      : []),
  );
  say(byId('left').textContent || `Opened: ${next.path.text}`);
}

function save(): void {
  if (!look) return;
  const address = URL.createObjectURL(new Blob([look.json], { type: 'application/json' }));
  const name = `${model}-${look.path.id}.json`;
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  say(`Saved as ${name}`);
}

async function showComparison(): Promise<void> {
  button('compare').disabled = true;
  say('Comparing strategies');
  const rows = await ask<ReturnType<typeof compare>>('compare');
  const share = ({ covered, all }: CoverageCount) => `${covered}/${all}`;
  const openOne = async (index: number) => {
    const found = await ask<Opened & { json: string }>('strategy', { index });
    opened(found, found.json);
  };
  const head = ['Strategy', 'Paths', 'Steps', 'States', 'Transitions', 'Guards'];
  const body = rows.map(({ label, cost, index }) => {
    if (!cost) {
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, label),
        h('td', { colspan: '5' }, 'too many paths'),
      );
    }
    const onclick = () => void openOne(index);
    const name = h('button', { type: 'button', onclick, title: 'Open its paths' }, label);
    const shares = Object.values(cost.coverage).map((part) => share(part as CoverageCount));
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      ...[cost.paths, cost.steps, ...shares].map((value) => h('td', {}, String(value))),
    );
  });
  byId('compared').replaceChildren(
    h(
      'div',
      { class: 'table', tabindex: '0', role: 'region', 'aria-label': 'Strategies compared' },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, ...head.map((each) => h('th', { scope: 'col' }, each)))),
        h('tbody', {}, ...body),
      ),
    ),
  );
  button('compare').disabled = false;
  say(`${rows.length} strategies compared`);
}

connectChart((transition) => {
  const choice = look?.possible.find(({ transitions }) => transitions[0] === transition);
  if (choice) void choose(choice);
});
connectPlayer(() => look);
function undo(): void {
  const draft = before.pop();
  if (!draft || !look) return;
  undone.push(look.draft);
  showLeft(null);
  void back(draft);
}
function redo(): void {
  const draft = undone.pop();
  if (!draft || !look) return;
  before.push(look.draft);
  void back(draft);
}
async function back(draft: Draft): Promise<void> {
  const pressed = document.activeElement as HTMLButtonElement | null;
  await go(draft);
  showHere();
  // A disabled button has no focus.
  if (pressed?.disabled) byId('possible').querySelector('button')?.focus();
}
button('undo').addEventListener('click', undo);
button('redo').addEventListener('click', redo);
button('restart').addEventListener('click', () => {
  if (!look) return;
  before.push(look.draft);
  undone = [];
  showLeft(null);
  void back({ start: look.draft.start, edges: [] });
});
button('save').addEventListener('click', save);
button('compare').addEventListener('click', () => void showComparison());
byId('file').addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  const [chosen] = input.files ?? [];
  void chosen?.text().then((text) => open(text));
  // The same file can be opened again.
  input.value = '';
});
document.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});
void go(undefined).then(() => showHere());

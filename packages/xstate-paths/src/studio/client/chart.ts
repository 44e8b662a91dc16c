import type { Choice, Look } from '../draft.ts';
import { byId } from './dom.ts';

const frame = byId('chart');
const chart = frame.querySelector('svg') as SVGSVGElement;
const { width, height } = chart.viewBox.baseVal;
const [least, most] = [0.2, 3];
let zoom = 1;

/** Connects the chart: its zoom, and its possible events, which `choose` takes. */
export function connectChart(choose: (transition: string) => void): void {
  byId('zoom-in').addEventListener('click', () => setZoom(zoom * 1.25));
  byId('zoom-out').addEventListener('click', () => setZoom(zoom / 1.25));
  byId('zoom-fit').addEventListener('click', () => setZoom(frame.clientWidth / width));
  byId('zoom-here').addEventListener('click', showHere);
  frame.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return;
    if (key === '+') setZoom(zoom * 1.25);
    if (key === '-') setZoom(zoom / 1.25);
  });
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    },
    { passive: false },
  );
  chart.addEventListener('click', ({ target }) => {
    const line = (target as Element).closest<SVGElement>('.line.possible');
    if (line?.dataset['transition'] !== undefined) choose(line.dataset['transition']);
  });
  // Smaller than this, it could not be read.
  const whole = Math.min(1, frame.clientWidth / width);
  setZoom(whole < 0.8 ? 1 : whole);
}

/** Keeps the middle of the chart in the middle. */
function setZoom(wanted: number): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const next = Math.min(most, Math.max(least, wanted));
  const ratio = next / zoom;
  zoom = next;
  chart.setAttribute('width', String(width * zoom));
  chart.setAttribute('height', String(height * zoom));
  frame.scrollTo(
    (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
    (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
  );
}

/** Marks where a path stands after its first `count` steps, where it was, and what it took. */
export function lightUp({ begin, steps, possible, taken }: Look, count: number): void {
  const places = [begin, ...steps.slice(0, count).map(({ to }) => to)];
  const here = new Set(places.at(-1)?.within);
  const seen = new Set(places.flatMap(({ within }) => within));
  for (const state of chart.querySelectorAll<SVGElement>('.state')) {
    const way = state.dataset['state'] ?? '';
    state.classList.toggle('here', here.has(way));
    state.classList.toggle('seen', seen.has(way));
  }
  const atStart = taken.filter((name) => !steps.some((step) => step.transitions.includes(name)));
  const isTaken = new Set([
    ...atStart,
    ...steps.slice(0, count).flatMap((step) => step.transitions),
  ]);
  const latest = new Set(steps[count - 1]?.transitions);
  const isEnd = count === steps.length;
  const isPossible = new Set(isEnd ? possible.flatMap(firstTransition) : []);
  const passed = new Set<string>();
  const last = new Set<string>();
  for (const line of chart.querySelectorAll<SVGElement>('.line')) {
    const { transition = '', of = '' } = line.dataset;
    line.classList.toggle('passed', isTaken.has(transition));
    line.classList.toggle('possible', isPossible.has(transition));
    if (isTaken.has(transition)) passed.add(of);
    if (latest.has(transition)) last.add(of);
  }
  for (const arrow of chart.querySelectorAll<SVGElement>('.arrow[data-arrow]')) {
    const index = arrow.dataset['arrow'] ?? '';
    arrow.classList.toggle('passed', passed.has(index));
    arrow.classList.toggle('latest', last.has(index));
  }
}

/** The transition of the event itself; eventless ones follow it. */
const firstTransition = ({ transitions }: Choice): string[] => transitions.slice(0, 1);

/** Scrolls to where the path stands. */
export function showHere(): void {
  const [here] = [...chart.querySelectorAll('.state.here:not(.group)')];
  if (!here) return;
  const [box, around] = [here.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy(
    box.left + box.width / 2 - around.left - around.width / 2,
    box.top + box.height / 2 - around.top - around.height / 2,
  );
}

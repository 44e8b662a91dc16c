import { lineHeight, type Arrow, type Layout, type Line, type StateBox } from './layout.ts';

/** What has become of a state or transition: a class of its shape. */
export type Mark = 'passed' | 'failed' | 'open' | 'leftOut';

export interface ChartMarks {
  /** Tells charts of one page apart. */
  name: string;
  /** By the path of the state. */
  states: ReadonlyMap<string, Mark>;
  /** By the name of the transition. */
  transitions: ReadonlyMap<string, Mark>;
}

/**
 * Draws a statechart as SVG; `chartStyles` styles it. It is hidden from screen readers: what shows
 * it also says it in words.
 */
export function drawChart(
  { width, height, boxes, arrows }: Layout,
  { name, states, transitions }: ChartMarks,
): string {
  const id = `arrow-${name.replaceAll(/\W/g, '')}`;
  const findMark = ({ transition }: Line) => transitions.get(transition);
  return [
    `<svg class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">`,
    `<defs><marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto"><path d="M0 0 8 4 0 8Z" fill="context-stroke"/></marker></defs>`,
    ...boxes.map((box) => stateShape(box, states.get(box.way), findMark)),
    ...arrows.map((arrow, index) => arrowShape(arrow, index, id, findMark)),
    ...arrows.map(({ label, lines }, index) =>
      label
        ? `<g>${rect({ ...label, rx: 3 }, 'label')}${linesShape(lines, label.x + 4, label.y, findMark, index)}</g>`
        : '',
    ),
    '</svg>',
  ].join('');
}

type FindMark = (line: Line) => Mark | undefined;

function stateShape(box: StateBox, mark: Mark | undefined, findMark: FindMark): string {
  const { way, x, y, width, height, kind, label, lines } = box;
  const rx = kind === 'any' ? 15 : 9;
  return [
    `<g class="${classes('state', kind, mark)}" data-state="${escapeXml(way)}">`,
    rect({ x, y, width, height, rx }),
    kind === 'final'
      ? rect({ x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: rx - 3 })
      : '',
    `<text x="${x + 12}" y="${y + 21}">${escapeXml(label)}</text>`,
    linesShape(lines, x + 12, y + 28, findMark),
    '</g>',
  ].join('');
}

function arrowShape({ points, lines }: Arrow, index: number, marker: string, findMark: FindMark) {
  const way = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `<path class="${classes('arrow', worstMark(lines, findMark))}" data-arrow="${index}" d="M${way}" marker-end="url(#${marker})"/>`;
}

function linesShape(
  lines: readonly Line[],
  x: number,
  y: number,
  findMark: FindMark,
  arrow: number | '' = '',
): string {
  return lines
    .map((line, index) => {
      const title = escapeXml(`${line.transition} ${line.description}`.trim());
      const data = `data-transition="${escapeXml(line.transition)}" data-of="${arrow}"`;
      const place = `x="${x}" y="${y + (index + 1) * lineHeight - 4}"`;
      return `<text class="${classes('line', findMark(line))}" ${data} ${place}><title>${title}</title>${escapeXml(line.text)}</text>`;
    })
    .join('');
}

function rect(size: Record<string, number>, name = ''): string {
  const given = Object.entries(size).map(([key, value]) => ` ${key}="${value}"`);
  return `<rect${name && ` class="${name}"`}${given.join('')}/>`;
}

const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

const fromWorst: Mark[] = ['failed', 'open', 'passed', 'leftOut'];

/** The mark of an arrow that stands for several transitions. */
const worstMark = (lines: readonly Line[], findMark: FindMark): Mark | undefined =>
  fromWorst.find((mark) => lines.some((line) => findMark(line) === mark));

/** Escapes a text for XML and HTML, attributes included. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

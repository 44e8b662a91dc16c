const short = (value: number): number => Math.round(value * 10) / 10;

/** Path data whose numbers are rounded to a tenth, so that pictures stay small. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? '' : short(value));
  }, '');
}

/** A rectangle; `round` is the corner radius. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  extra = '',
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}"${round ? ` rx="${short(round)}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;

/** An ellipse around its centre. */
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** A filled path. */
export const shape = (data: string, fill: string, extra = ''): string =>
  `<path d="${data}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** A stroked path with round ends. */
export const stroke = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

/** Moves, turns or otherwise transforms what it wraps. */
export const at = (transform: string, ...children: string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** Calls `draw` `count` times and joins the results. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('');

/** `opacity` as an attribute. */
export const see = (share: number): string => `opacity="${Math.round(share * 100) / 100}"`;

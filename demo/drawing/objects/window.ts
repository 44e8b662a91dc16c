import { type Canvas, gradient } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { drawSky } from './sky.ts';

export type WindowStyle = 'sash' | 'casement' | 'arched' | 'round' | 'steel' | 'wide' | 'door';

function outline(style: WindowStyle, x: number, y: number, w: number, h: number): string {
  if (style === 'arched')
    return d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;
  if (style === 'round') {
    const q = Math.min(w, h) / 2;
    return d`M${x + w / 2 - q} ${y + h / 2}a${q} ${q} 0 1 1 ${q * 2} 0a${q} ${q} 0 1 1 ${-q * 2} 0z`;
  }
  return d`M${x} ${y}h${w}v${h}h${-w}z`;
}

function bars(style: WindowStyle, x: number, y: number, w: number, h: number): string {
  const across = (...shares: number[]) => shares.map((p) => d`M${x} ${y + h * p}h${w}`).join('');
  const up = (...shares: number[]) => shares.map((p) => d`M${x + w * p} ${y}v${h}`).join('');
  if (style === 'sash') return across(0.5) + d`M${x + w / 2} ${y}v${h / 2}`;
  if (style === 'casement') return up(0.5) + across(0.3);
  if (style === 'steel') return up(0.25, 0.5, 0.75) + across(0.25, 0.5, 0.75);
  if (style === 'wide') return up(0.28, 0.72);
  if (style === 'door') return up(0.5) + across(0.36, 0.72);
  return up(0.5) + across(style === 'arched' ? 0.52 : 0.5);
}

function curtains(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  bottom: number,
  cloth: string,
): string {
  const rod = dark(canvas.palette.wood, 0.3);
  const spread = Math.min(70, w * 0.2);
  const side = (left: number, flow: number): string => {
    const fill = gradient(
      canvas,
      0,
      [0, dark(cloth, 0.16)],
      [0.4, light(cloth, 0.2)],
      [0.7, dark(cloth, 0.06)],
      [1, light(cloth, 0.1)],
    );
    const width = spread * 1.8;
    return (
      shape(
        d`M${left} ${y - 34}h${width}q${flow * 14} ${(bottom - y) * 0.5} ${flow * -4} ${bottom - y + 34}h${-width - flow * 4}q${flow * 16} ${-(bottom - y) * 0.5} ${flow * 8} ${y - bottom - 34}z`,
        fill,
        see(0.93),
      ) +
      times(3, (i) =>
        stroke(
          d`M${left + width * (0.25 + i * 0.25)} ${y - 28}v${bottom - y + 20}`,
          dark(cloth, 0.3),
          3,
          see(0.22),
        ),
      )
    );
  };
  return (
    side(x - spread, -1) +
    side(x + w - spread * 0.8, 1) +
    rect(x - spread - 26, y - 42, w + spread * 2 + 52, 9, rod, 4) +
    oval(x - spread - 28, y - 37, 10, 10, rod) +
    oval(x + w + spread + 28, y - 37, 10, 10, rod)
  );
}

/** A window with its view, glass, frame, sill and now and then curtains or a blind. */
export function drawWindow(
  canvas: Canvas,
  style: WindowStyle,
  x: number,
  y: number,
  w: number,
  h: number,
  floorY: number,
): string {
  const { random } = canvas;
  const frame =
    style === 'steel'
      ? '#2f3136'
      : random.pick([
          '#fdf8ee',
          '#fdf8ee',
          light(canvas.palette.wood, 0.1),
          light(canvas.palette.wall, 0.6),
        ]);
  const edge = outline(style, x, y, w, h);
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${edge}"/></clipPath>`);
  const shine = gradient(
    canvas,
    55,
    [0, '#fff', 0.3],
    [0.42, '#fff', 0.04],
    [0.43, '#fff', 0.2],
    [0.6, '#fff', 0],
  );
  let out = stroke(
    edge,
    '#2b1422',
    style === 'steel' ? 22 : 34,
    'opacity=".13" transform="translate(5 9)"',
  );
  out += stroke(edge, frame, style === 'steel' ? 18 : 30, 'style="stroke-linejoin:miter"');
  out += `<g clip-path="${clip}">${drawSky(canvas, x, y, w, h)}${rect(x, y, w, h, shine)}${rect(x, y, w, 16, '#2b1422', 0, see(0.18))}</g>`;
  out += stroke(bars(style, x, y, w, h), frame, style === 'steel' ? 8 : 11, `clip-path="${clip}"`);
  out += stroke(edge, dark(frame, 0.25), 3, see(0.55));
  if (style === 'door') {
    out += oval(x + w / 2 + 20, y + h * 0.56, 8, 8, '#c79a4b');
  } else if (style !== 'round') {
    out +=
      rect(x - 34, y + h + 10, w + 68, 20, light(frame, 0.1), 5) +
      rect(x - 30, y + h + 28, w + 60, 9, '#2b1422', 4, see(0.16));
  }
  const beam = { morning: 0.26, noon: 0.12, dusk: 0.26, night: 0.05, rain: 0 }[canvas.daylight];
  if (beam > 0) {
    const fill = gradient(canvas, 90, [0, '#ffe6b0', beam], [1, '#ffe6b0', 0]);
    const lean = canvas.daylight === 'noon' ? 60 : 300;
    canvas.glows.push(
      shape(
        d`M${x} ${y + h * 0.1}H${x + w}L${x + w * 1.2 + lean} ${floorY + 180}H${x + lean}z`,
        fill,
      ),
    );
  }
  const dress =
    style === 'round' || style === 'steel'
      ? 'none'
      : random.pick(['curtains', 'curtains', 'curtains', 'blind', 'none']);
  if (dress === 'curtains') {
    const cloth = random.pick([
      canvas.palette.linen,
      canvas.palette.linen,
      canvas.palette.fabric,
      light(canvas.palette.pop, 0.45),
    ]);
    out += curtains(
      canvas,
      x,
      y,
      w,
      style === 'arched' || random.chance(0.6) ? floorY - 14 : y + h + 46,
      cloth,
    );
  } else if (dress === 'blind' && style !== 'arched') {
    const drop = h * random.between(0.16, 0.34);
    out +=
      rect(x - 4, y - 12, w + 8, drop, light(canvas.palette.linen, 0.1), 4, see(0.96)) +
      times(drop / 26, (i) =>
        rect(x - 4, y + 8 + i * 26, w + 8, 3, dark(canvas.palette.linen, 0.2), 0, see(0.4)),
      );
    out += rect(x - 8, y - 20 + drop, w + 16, 13, dark(canvas.palette.linen, 0.18), 5);
  }
  return out;
}

/** The bright patch that a window throws on wall and floor; nothing at night. */
export function sunPatch(canvas: Canvas, x: number, w: number, floorY: number): string {
  const tone = {
    morning: '#ffe0a3',
    noon: '#fff4d2',
    dusk: '#ff9f68',
    night: '#93a6e8',
    rain: '#e7eef2',
  }[canvas.daylight];
  const power = { morning: 0.6, noon: 0.45, dusk: 0.6, night: 0.22, rain: 0.12 }[canvas.daylight];
  const lean = { morning: 240, noon: 60, dusk: 330, night: 60, rain: 40 }[canvas.daylight];
  const fill = gradient(canvas, 90, [0, tone, power], [1, tone, power * 0.25]);
  const slide = (depth: number) => lean * (0.35 + depth * 0.65);
  const spread = (share: number, depth: number) =>
    x + w * share * (1 + depth * 0.25) + slide(depth);
  const pane = (from: number, to: number, top: number, bottom: number): string => {
    const yTop = floorY + 30 + top * 270;
    const yLow = floorY + 30 + bottom * 270;
    return shape(
      d`M${spread(from, top)} ${yTop}L${spread(to, top)} ${yTop}L${spread(to, bottom)} ${yLow}L${spread(from, bottom)} ${yLow}z`,
      fill,
    );
  };
  return (
    pane(0, 0.47, 0, 0.46) +
    pane(0.53, 1, 0, 0.46) +
    pane(0, 0.47, 0.52, 1) +
    pane(0.53, 1, 0.52, 1)
  );
}

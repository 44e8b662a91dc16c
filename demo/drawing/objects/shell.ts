import { type Canvas, gradient } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

function wallDress(canvas: Canvas, floorY: number): string {
  const { random } = canvas;
  const { wall, pop, linen, leaf } = canvas.palette;
  const tone = random.chance(0.5) ? dark(wall, 0.09) : light(wall, 0.24);
  const style = random.pick([
    'plain',
    'plain',
    'wainscot',
    'half',
    'brick',
    'stripes',
    'dots',
    'panels',
    'leaves',
    'arch',
  ]);
  if (style === 'stripes') return times(27, (i) => rect(i * 60, 0, 30, floorY, tone, 0, see(0.55)));
  if (style === 'dots') {
    return times(8 * 21, (i) =>
      oval(
        (i % 21) * 80 + (Math.floor(i / 21) % 2) * 40,
        40 + Math.floor(i / 21) * 106,
        9,
        9,
        tone,
        see(0.8),
      ),
    );
  }
  if (style === 'leaves') {
    const ink = mix(wall, leaf, 0.42);
    return times(7 * 15, (i) => {
      const cx = (i % 15) * 114 + (Math.floor(i / 15) % 2) * 57;
      const cy = 60 + Math.floor(i / 15) * 122;
      const turn = random.chance(0.5) ? 1 : -1;
      return (
        stroke(d`M${cx} ${cy + 34}q${turn * 8} -34 0 -68`, ink, 4, see(0.6)) +
        shape(
          d`M${cx} ${cy}q${turn * 34} -8 ${turn * 36} -34q${-turn * 34} 2 ${-turn * 36} 34zM${cx} ${cy + 22}q${-turn * 34} -8 ${-turn * 36} -34q${turn * 34} 2 ${turn * 36} 34z`,
          ink,
          see(0.55),
        )
      );
    });
  }
  if (style === 'brick') {
    const base = random.pick(['#b8674c', '#a5583f', '#f0e7da', '#c98d6d', '#dcd0c2']);
    return (
      rect(0, 0, 1600, floorY, dark(base, 0.14)) +
      times(Math.ceil(floorY / 42) * 17, (i) => {
        const row = Math.floor(i / 17);
        const tint = random.chance(0.5)
          ? dark(base, random.between(0, 0.16))
          : light(base, random.between(0, 0.16));
        return rect(
          (i % 17) * 102 - (row % 2) * 51,
          row * 42,
          97,
          Math.min(37, floorY - row * 42),
          tint,
          3,
        );
      })
    );
  }
  if (style === 'arch') {
    const cx = random.between(950, 1250);
    const wide = random.between(300, 380);
    return shape(
      d`M${cx - wide} ${floorY}V${floorY - 260}a${wide} ${wide} 0 0 1 ${wide * 2} 0V${floorY}z`,
      mix(wall, pop, 0.5),
      see(0.75),
    );
  }
  if (style === 'half')
    return (
      rect(0, floorY - 400, 1600, 400, mix(wall, dark(pop, 0.15), 0.5)) +
      rect(0, floorY - 404, 1600, 6, light(wall, 0.5), 0, see(0.6))
    );
  if (style === 'wainscot') {
    const base = light(mix(wall, linen, 0.65), 0.25);
    return (
      rect(0, floorY - 300, 1600, 300, base) +
      times(28, (i) => rect(i * 60, floorY - 290, 3, 290, dark(base, 0.22), 0, see(0.5))) +
      rect(0, floorY - 314, 1600, 20, light(base, 0.4), 4) +
      rect(0, floorY - 294, 1600, 8, '#2b1422', 0, see(0.1))
    );
  }
  if (style === 'panels') {
    const edge = light(wall, 0.35);
    return times(4, (i) => {
      const frame = (top: number, high: number) =>
        `<rect x="${50 + i * 390}" y="${top}" width="330" height="${high}" fill="none" stroke="${edge}" stroke-width="7"/><rect x="${56 + i * 390}" y="${top + 6}" width="330" height="${high}" fill="none" stroke="${dark(wall, 0.3)}" stroke-width="3" opacity=".4"/>`;
      return frame(110, floorY - 460) + frame(floorY - 290, 220);
    });
  }
  return '';
}

const spread = (x: number, depth: number): number => 800 + (x - 800) * (1 + depth * 0.8);

function boards(canvas: Canvas, floorY: number, base: string): string {
  const { random } = canvas;
  return times(22, (i) => {
    const left = -100 + i * 82;
    const tint = random.chance(0.5)
      ? dark(base, random.between(0, 0.14))
      : light(base, random.between(0, 0.16));
    const joint = random.between(0.15, 0.85);
    const jy = floorY + (1200 - floorY) * joint;
    const jx = (x: number) => x + (spread(x, 1) - x) * joint;
    return (
      shape(d`M${left} ${floorY}h82L${spread(left + 82, 1)} 1200H${spread(left, 1)}z`, tint) +
      stroke(
        d`M${left} ${floorY}L${spread(left, 1)} 1200M${jx(left)} ${jy}H${jx(left + 82)}`,
        dark(base, 0.45),
        2,
        see(0.35),
      )
    );
  });
}

function checks(canvas: Canvas, floorY: number, one: string, two: string): string {
  const deep = 1200 - floorY;
  const rows = [0, 0.13, 0.29, 0.49, 0.73, 1.03];
  return (
    rect(0, floorY, 1600, deep, one) +
    rows
      .slice(0, -1)
      .map((top, row) => {
        const low = rows[row + 1] ?? 1;
        return times(18, (i) => {
          if ((i + row) % 2) return '';
          const x = -160 + i * 112;
          return shape(
            d`M${spread(x, top)} ${floorY + deep * top}L${spread(x + 112, top)} ${floorY + deep * top}L${spread(x + 112, low)} ${floorY + deep * low}L${spread(x, low)} ${floorY + deep * low}z`,
            two,
          );
        });
      })
      .join('')
  );
}

function zigzag(canvas: Canvas, floorY: number, base: string): string {
  const { random } = canvas;
  let out = rect(0, floorY, 1600, 1200 - floorY, base);
  let y = floorY - 30;
  for (let row = 0; y < 1210; row += 1) {
    const high = 17 + row * 3.4;
    const wide = 58 + row * 8;
    for (let i = -15; i < 15; i += 1) {
      const lean = i % 2 === 0 ? high * 0.9 : -high * 0.9;
      const tone =
        i % 2 === 0
          ? dark(base, random.between(0.02, 0.12))
          : light(base, random.between(0.02, 0.13));
      out += shape(
        d`M${800 + i * wide} ${y + (lean > 0 ? 0 : high * 0.9)}l${wide} ${lean}v${high}l${-wide} ${-lean}z`,
        tone,
        `stroke="${dark(base, 0.35)}" stroke-opacity=".3"`,
      );
    }
    y += high;
  }
  return out;
}

/** Wall, floor, skirting and, now and then, a side wall or ceiling: everything behind the furniture. */
export function drawShell(
  canvas: Canvas,
  floorY: number,
  ground: 'wood' | 'tiles' = 'wood',
  dress = true,
): string {
  const { random } = canvas;
  const { wall, floor, linen, pop } = canvas.palette;
  let out = rect(0, 0, 1600, floorY, wall);
  if (dress) out += wallDress(canvas, floorY);
  out += rect(
    0,
    0,
    1600,
    floorY,
    gradient(canvas, 20, [0, '#fff4da', 0.24], [0.45, '#fff4da', 0.03], [1, '#2b1422', 0.17]),
  );
  const kind =
    ground === 'tiles'
      ? random.pick(['checks', 'checks', 'boards', 'zigzag'])
      : random.pick(['boards', 'boards', 'boards', 'zigzag', 'carpet']);
  const clip = canvas.define(
    (id) =>
      `<clipPath id="${id}"><rect y="${floorY}" width="1600" height="${1200 - floorY}"/></clipPath>`,
  );
  let under = '';
  if (kind === 'boards') under = boards(canvas, floorY, floor);
  else if (kind === 'zigzag') under = zigzag(canvas, floorY, floor);
  else if (kind === 'checks')
    under = checks(
      canvas,
      floorY,
      light(linen, 0.3),
      random.pick([
        mix(pop, linen, 0.35),
        '#4a4750',
        mix(floor, linen, 0.3),
        mix(wall, linen, 0.2),
      ]),
    );
  else
    under =
      rect(0, floorY, 1600, 1200 - floorY, mix(linen, floor, 0.35)) +
      times(500, () =>
        oval(
          random.between(0, 1600),
          random.between(floorY, 1200),
          3,
          1.5,
          dark(floor, 0.3),
          see(0.18),
        ),
      );
  out += `<g clip-path="${clip}">${under}</g>`;
  out += rect(
    0,
    floorY,
    1600,
    1200 - floorY,
    gradient(canvas, 90, [0, '#2b1422', 0.2], [0.3, '#2b1422', 0], [1, '#2b1422', 0.2]),
  );
  const trim = random.pick([light(wall, 0.55), '#fbf5e9', light(wall, 0.3)]);
  out +=
    rect(0, floorY - 40, 1600, 42, trim) +
    rect(0, floorY - 40, 1600, 5, '#fff', 0, see(0.5)) +
    rect(0, floorY - 4, 1600, 8, '#2b1422', 0, see(0.22));
  if (random.chance(0.4)) {
    const shade = dark(wall, 0.17);
    const wide = random.between(50, 100);
    out +=
      shape(d`M0 0H${wide}V${floorY}L0 ${floorY + wide * 0.8}z`, shade) +
      shape(d`M${wide} ${floorY - 40}v42L0 ${floorY + wide * 0.8}v-44z`, dark(trim, 0.12));
    out += rect(
      wide,
      0,
      90,
      floorY - 40,
      gradient(canvas, 0, [0, '#2b1422', 0.2], [1, '#2b1422', 0]),
    );
  }
  if (random.chance(0.45))
    out +=
      rect(0, 0, 1600, 34, light(trim, 0.2)) +
      rect(0, 34, 1600, 12, dark(trim, 0.1)) +
      rect(0, 46, 1600, 20, '#2b1422', 0, see(0.1));
  return out;
}

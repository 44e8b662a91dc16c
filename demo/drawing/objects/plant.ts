import { type Canvas, gradient, shadow } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { leafAt, pot } from './pot.ts';

function monstera(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  return times(8, (i) => {
    const turn = -72 + i * 20.5 + random.between(-7, 7);
    const reach = size * random.between(0.42, 0.72) * (1 - Math.abs(turn) / 260);
    const tipX = x + Math.sin((turn * Math.PI) / 180) * reach;
    const tipY = y - Math.cos((turn * Math.PI) / 180) * reach;
    const big = size * random.between(0.17, 0.23);
    const tone = mix(
      canvas.palette.leaf,
      random.chance(0.5) ? '#0f3d33' : '#d7e08a',
      random.between(0.02, 0.24),
    );
    const notch = (side: number) =>
      times(3, (k) =>
        shape(
          d`M${side * big * 0.92} ${-big * (0.32 + k * 0.4)}l${-side * big * 0.52} ${-big * 0.12}l${side * big * 0.52} ${-big * 0.1}z`,
          dark(tone, 0.4),
          see(0.8),
        ),
      );
    return (
      stroke(
        d`M${x} ${y}Q${x + (tipX - x) * 0.2} ${y - reach * 0.7} ${tipX} ${tipY}`,
        dark(canvas.palette.leaf, 0.2),
        5,
      ) +
      at(
        `translate(${tipX.toFixed(1)} ${tipY.toFixed(1)}) rotate(${(turn * 1.25).toFixed(1)})`,
        shape(
          d`M0 8C${-big * 1.25} ${big * 0.3} ${-big * 1.15} ${-big * 1.3} 0 ${-big * 1.75}C${big * 1.15} ${-big * 1.3} ${big * 1.25} ${big * 0.3} 0 8z`,
          tone,
        ),
        notch(1),
        notch(-1),
        stroke(d`M0 0V${-big * 1.5}`, light(tone, 0.35), 2.5, see(0.6)),
      )
    );
  });
}

function snake(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  return times(9, (i) => {
    const turn = (i - 4) * 7 + random.between(-3, 3);
    const long = size * random.between(0.55, 0.95) * (1 - Math.abs(i - 4) * 0.07);
    const tone = i % 2 ? canvas.palette.leaf : mix(canvas.palette.leaf, '#d9d67a', 0.25);
    return at(
      `translate(${(x + (i - 4) * size * 0.035).toFixed(1)} ${y}) rotate(${turn.toFixed(1)})`,
      shape(
        d`M${-size * 0.045} 0Q${-size * 0.07} ${-long * 0.6} 0 ${-long}Q${size * 0.07} ${-long * 0.6} ${size * 0.045} 0z`,
        tone,
      ),
      shape(
        d`M0 0Q${size * 0.02} ${-long * 0.6} 0 ${-long}Q${size * 0.07} ${-long * 0.6} ${size * 0.045} 0z`,
        dark(tone, 0.2),
      ),
    );
  });
}

function palm(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  return times(10, (i) => {
    const side = i % 2 ? 1 : -1;
    const reach = size * random.between(0.2, 0.58) * side;
    const high = size * random.between(0.6, 1);
    const tone = mix(
      canvas.palette.leaf,
      random.chance(0.5) ? '#0f3d33' : '#c9d97d',
      random.between(0.05, 0.25),
    );
    const fronds = times(9, (k) => {
      const p = 0.35 + k * 0.075;
      const px = x + reach * p * p;
      const py = y - high * (1 - (1 - p) * (1 - p)) + p * p * p * size * 0.12;
      return (
        leafAt(px, py, side * (38 + k * 13), size * 0.2 * (1.1 - p * 0.5), size * 0.022, tone) +
        leafAt(px, py, side * (-14 + k * 13), size * 0.17 * (1.1 - p * 0.5), size * 0.02, tone)
      );
    });
    return (
      stroke(
        d`M${x} ${y}Q${x + reach * 0.1} ${y - high * 0.8} ${x + reach * 0.8} ${y - high * 0.88}`,
        dark(tone, 0.15),
        4,
      ) + fronds
    );
  });
}

function tree(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  const bark = dark(canvas.palette.wood, 0.1);
  const olive = random.chance(0.4);
  const leaves = times(olive ? 60 : 22, (i) => {
    const p = olive ? random.between(0.45, 1) : 0.22 + (i / 22) * 0.75;
    const side = i % 2 ? 1 : -1;
    const tone = mix(
      olive ? '#8fa37a' : canvas.palette.leaf,
      random.chance(0.5) ? '#12403a' : '#dbe59a',
      random.between(0, 0.25),
    );
    return olive
      ? leafAt(
          x + random.between(-1, 1) * size * 0.26,
          y - size * p,
          random.between(-120, 120),
          size * 0.1,
          size * 0.022,
          tone,
        )
      : leafAt(
          x + Math.sin(p * 5) * size * 0.04,
          y - size * p,
          side * random.between(35, 75),
          size * random.between(0.2, 0.29),
          size * 0.085,
          tone,
        );
  });
  return (
    stroke(
      d`M${x} ${y}C${x - size * 0.05} ${y - size * 0.4} ${x + size * 0.07} ${y - size * 0.6} ${x} ${y - size * 0.92}`,
      bark,
      size * 0.022,
    ) + leaves
  );
}

function cactus(canvas: Canvas, x: number, y: number, size: number): string {
  const tone = mix(canvas.palette.leaf, '#2f7a5c', 0.4);
  const w = size * 0.13;
  const fill = gradient(canvas, 0, [0, light(tone, 0.2)], [1, dark(tone, 0.3)]);
  return (
    rect(x - w, y - size * 0.85, w * 2, size * 0.9, fill, w) +
    stroke(
      d`M${x - w} ${y - size * 0.3}h${-w * 1.1}v${-size * 0.24}M${x + w} ${y - size * 0.42}h${w * 1.1}v${-size * 0.2}`,
      tone,
      w * 1.1,
    ) +
    times(3, (i) =>
      stroke(
        d`M${x - w * 0.5 + i * w * 0.5} ${y - size * 0.78}v${size * 0.74}`,
        light(tone, 0.4),
        2,
        'stroke-dasharray="2 14" opacity=".8"',
      ),
    ) +
    oval(x + 4, y - size * 0.86, w * 0.4, w * 0.32, '#f29bb0')
  );
}

const growers = [monstera, snake, palm, tree, cactus, tree, monstera] as const;

/** A potted plant; `size` is the height in picture units from the base line. */
export function drawPlant(canvas: Canvas, x: number, y: number, size: number): string {
  const wide = size * canvas.random.between(0.26, 0.34);
  const grow = canvas.random.pick(growers);
  return (
    shadow(canvas, x + wide * 0.2, y, wide * 0.95, wide * 0.2) +
    grow(canvas, x, y - wide * 0.8, size - wide * 0.8) +
    pot(canvas, x, y, wide)
  );
}

/** A small plant for shelves and sills; one that may trail hangs below its base line. */
export function drawSprig(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  mayTrail = true,
): string {
  const { random } = canvas;
  const tone = mix(canvas.palette.leaf, '#d7e08a', random.between(0, 0.25));
  const trailing = random.chance(0.45) && mayTrail;
  const strands = trailing
    ? times(6, (i) => {
        const side = (i - 2.5) * size * 0.14;
        const drop = size * random.between(0.6, 1.7);
        const curve = d`M${x + side * 0.4} ${y - size * 0.45}q${side * 0.8} ${-size * 0.2} ${side} ${drop}`;
        return (
          stroke(curve, dark(tone, 0.2), 2.5) +
          times(5, (k) =>
            oval(
              x + side * (0.6 + k * 0.17),
              y - size * 0.4 + (drop * (k + 0.6)) / 5,
              size * 0.075,
              size * 0.1,
              k % 2 ? tone : dark(tone, 0.15),
            ),
          )
        );
      })
    : times(7, (i) =>
        leafAt(
          x,
          y - size * 0.35,
          (i - 3) * 24,
          size * random.between(0.45, 0.7),
          size * 0.12,
          i % 2 ? tone : dark(tone, 0.12),
        ),
      );
  const base = pot(canvas, x, y, size * 0.5);
  return trailing ? base + strands : strands + base;
}

/** Large dark leaves that lean into the picture from its lower corner. */
export function drawForeground(canvas: Canvas): string {
  const tone = dark(mix(canvas.palette.leaf, '#123a34', 0.5), 0.15);
  return times(6, (i) =>
    leafAt(-30 + i * 22, 1260, -18 + i * 19, 470 - i * 34, 62, i % 2 ? tone : light(tone, 0.1)),
  );
}

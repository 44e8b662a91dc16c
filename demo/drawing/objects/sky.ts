import { type Canvas, type Daylight, gradient, radial } from '../canvas.ts';
import { dark, mix } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';

interface Air {
  top: string;
  low: string;
  far: string;
  near: string;
  cloud: string;
}

const airs: Record<Daylight, Air> = {
  morning: { top: '#9fcbe6', low: '#ffe3c2', far: '#b9c7cf', near: '#8aa5a5', cloud: '#fff6ec' },
  noon: { top: '#6fb3e0', low: '#d8eefa', far: '#a9c4d6', near: '#7fa1b5', cloud: '#ffffff' },
  dusk: { top: '#6c5a9c', low: '#ffb072', far: '#a4688a', near: '#6f4a76', cloud: '#ffcf9f' },
  night: { top: '#1b2758', low: '#4a5a9a', far: '#34417c', near: '#222c5e', cloud: '#5b6aa8' },
  rain: { top: '#7f93a6', low: '#c3ced6', far: '#93a5b3', near: '#708594', cloud: '#dbe2e6' },
};

const cloud = (x: number, y: number, size: number, fill: string): string =>
  at(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})`,
    shape(
      'M-80 20a26 26 0 0 1 12-48 44 44 0 0 1 80-14 34 34 0 0 1 52 24 22 22 0 0 1 8 38z',
      fill,
      'opacity=".8"',
    ),
  );

function towers(canvas: Canvas, x: number, ground: number, w: number, tall: number, fill: string) {
  const { random } = canvas;
  const lit = canvas.daylight === 'night' || canvas.daylight === 'dusk';
  const glass = lit ? '#ffd98a' : mix(fill, '#ffffff', 0.28);
  let out = '';
  for (let left = x - 10; left < x + w;) {
    const wide = random.between(0.09, 0.2) * Math.min(820, Math.max(w, 320));
    const high = tall * random.between(0.45, 1);
    out += rect(left, ground - high, wide - 3, high + 40, fill);
    const top = random.whole(0, 4);
    if (top === 0) {
      out += shape(
        d`M${left} ${ground - high}l${wide / 2} ${-wide * 0.45}l${wide / 2 - 3} ${wide * 0.45}z`,
        fill,
      );
    } else if (top === 1) {
      const tank = wide * 0.26;
      out += rect(left + wide * 0.3, ground - high - tank * 1.1, tank, tank, dark(fill, 0.25));
      out += shape(
        d`M${left + wide * 0.26} ${ground - high - tank * 1.1}h${tank * 1.3}l${-tank * 0.65} ${-tank * 0.5}z`,
        dark(fill, 0.35),
      );
    } else if (top === 2) {
      out += rect(left + wide * 0.46, ground - high - tall * 0.18, 4, tall * 0.18, fill);
    }
    const cols = Math.max(2, Math.floor(wide / 26));
    const rows = Math.floor(high / 30);
    out += times(cols * rows, (i) =>
      random.chance(lit ? 0.55 : 0.75)
        ? rect(
            left + 7 + (i % cols) * ((wide - 12) / cols),
            ground - high + 12 + Math.floor(i / cols) * 28,
            Math.min(11, wide / cols - 8),
            13,
            glass,
            0,
            see(lit ? random.between(0.4, 1) : 0.45),
          )
        : '',
    );
    left += wide;
  }
  return out;
}

function trees(
  canvas: Canvas,
  x: number,
  ground: number,
  w: number,
  tall: number,
  leaf: string,
): string {
  const { random } = canvas;
  return times(Math.ceil(w / (tall * 0.55)) + 1, (i) => {
    const cx = x + i * tall * 0.55 + random.between(-14, 14);
    const radius = tall * random.between(0.36, 0.56);
    const cy = ground - tall * random.between(0.3, 0.62);
    const tone = mix(leaf, random.chance(0.5) ? '#e6d27a' : '#16433c', random.between(0.04, 0.26));
    return (
      rect(cx - tall * 0.03, cy, tall * 0.06, ground - cy + 20, dark(leaf, 0.6)) +
      oval(cx, cy, radius, radius * 0.95, tone) +
      oval(
        cx - radius * 0.3,
        cy - radius * 0.3,
        radius * 0.5,
        radius * 0.42,
        mix(tone, '#fff3c0', 0.22),
      )
    );
  });
}

/** Sky and what lies under it, filling the box; the caller clips. */
export function drawSky(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  const air = airs[canvas.daylight];
  const night = canvas.daylight === 'night';
  let out = rect(x, y, w, h, gradient(canvas, 90, [0, air.top], [0.85, air.low]));
  if (night) {
    out += times(w / 16, () =>
      oval(
        x + random.between(0, w),
        y + random.between(0, h * 0.6),
        1.6,
        1.6,
        '#fff',
        see(random.between(0.3, 0.9)),
      ),
    );
  }
  if (canvas.daylight !== 'rain') {
    const size = Math.min(w, h) * random.between(0.07, 0.11);
    const cx = x + w * random.between(0.2, 0.8);
    const cy =
      y + h * (canvas.daylight === 'dusk' ? random.between(0.4, 0.55) : random.between(0.14, 0.32));
    const halo = radial(canvas, [0, night ? '#dfe6ff' : '#fff2c4', 0.75], [1, '#fff2c4', 0]);
    out += oval(cx, cy, size * 3.4, size * 3.4, halo);
    out += oval(
      cx,
      cy,
      size,
      size,
      { morning: '#fff3cf', noon: '#fffbe6', dusk: '#ffdf9a', night: '#f7f1dc', rain: '#fff' }[
        canvas.daylight
      ],
    );
    if (night)
      out += oval(
        cx + size * 0.35,
        cy - size * 0.2,
        size * 0.9,
        size * 0.9,
        air.top,
        'opacity=".8"',
      );
  }
  out += times(random.whole(1, 3), () =>
    cloud(
      x + random.between(0, w),
      y + h * random.between(0.12, 0.45),
      (w / 520) * random.between(0.5, 1),
      air.cloud,
    ),
  );
  const ground = y + h;
  const leaf = {
    morning: '#7da873',
    noon: '#6ba36c',
    dusk: '#5d5a6e',
    night: '#263f5e',
    rain: '#64837a',
  }[canvas.daylight];
  const view = random.pick(['city', 'city', 'park', 'roofs', 'hills']);
  if (view === 'hills') {
    out += shape(
      d`M${x} ${ground - h * 0.3}q${w * 0.25} ${-h * 0.16} ${w * 0.5} ${-h * 0.04}t${w * 0.5} ${-h * 0.02}V${ground}H${x}z`,
      air.far,
    );
    out += shape(
      d`M${x} ${ground - h * 0.14}q${w * 0.3} ${-h * 0.14} ${w * 0.6} 0t${w * 0.4} ${-h * 0.04}V${ground}H${x}z`,
      leaf,
    );
    out += trees(canvas, x, ground, w, h * 0.16, dark(leaf, 0.12));
  } else {
    out += towers(canvas, x, ground, w, h * (view === 'city' ? 0.62 : 0.42), air.far);
    out += towers(canvas, x, ground, w, h * (view === 'park' ? 0.24 : 0.38), air.near);
    if (view !== 'city')
      out += trees(canvas, x, ground, w, h * (view === 'park' ? 0.3 : 0.17), leaf);
  }
  if (canvas.daylight === 'rain') {
    out += times((w * h) / 3800, () => {
      const left = x + random.between(0, w);
      const top = y + random.between(0, h);
      return stroke(
        d`M${left} ${top}l-7 ${random.between(18, 38)}`,
        '#f2f7fa',
        2,
        see(random.between(0.25, 0.6)),
      );
    });
  }
  return out;
}

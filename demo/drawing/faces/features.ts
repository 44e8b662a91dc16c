import { type Canvas, gradient } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import type { Look } from './look.ts';

const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

/** Neck, ears and head without any features. */
export function drawHead(canvas: Canvas, look: Look): string {
  const { skin, half, jaw, chin } = look;
  const shade = mix(skin, '#7a2f2a', 0.22);
  const head = d`M${400 - half} 350C${400 - half} 250 ${400 - half * 0.62} 208 400 208C${400 + half * 0.62} 208 ${400 + half} 250 ${400 + half} 350C${400 + half} 440 ${400 + jaw} ${chin} 400 ${chin}C${400 - jaw} ${chin} ${400 - half} 440 ${400 - half} 350z`;
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${head}"/></clipPath>`);
  return (
    shape('M338 440H462V590Q462 650 400 650T338 590z', skin) +
    shape(
      d`M338 ${chin - 44}Q400 ${chin + 26} 462 ${chin - 44}V${chin + 10}Q420 ${chin + 62} 338 ${chin + 34}z`,
      shade,
      see(0.75),
    ) +
    both(
      (side) =>
        oval(400 + side * (half + 2), 382, 22, 33, skin) +
        oval(400 + side * (half + 4), 384, 11, 18, shade, see(0.6)),
    ) +
    shape(head, skin) +
    `<g clip-path="${clip}">${oval(400 + half * 1.02, 400, 62, 190, shade, see(0.32))}${oval(330, 300, 90, 80, light(skin, 0.3), see(look.deep ? 0.1 : 0.28))}</g>`
  );
}

function mouth(canvas: Canvas, look: Look): string {
  const { random } = canvas;
  const lip = look.deep
    ? mix(look.skin, '#d2606a', random.between(0.4, 0.6))
    : mix(look.skin, '#a3283a', random.between(0.42, 0.62));
  const line = look.deep ? dark(look.skin, 0.75) : dark(lip, 0.25);
  const y = 452;
  const kind = random.pick([0, 0, 1, 2, 3]);
  if (kind === 0)
    return (
      shape(
        d`M358 ${y - 6}Q400 ${y + 8} 442 ${y - 6}Q434 ${y + 40} 400 ${y + 42}T358 ${y - 6}z`,
        dark(lip, 0.35),
      ) +
      shape(
        d`M362 ${y - 4}Q400 ${y + 9} 438 ${y - 4}Q434 ${y + 14} 400 ${y + 17}T362 ${y - 4}z`,
        '#fffaf2',
      ) +
      oval(400, y + 33, 20, 8, '#d9707a', see(0.8))
    );
  if (kind === 1)
    return (
      stroke(d`M362 ${y}Q400 ${y + 32} 438 ${y}`, line, 8) +
      stroke(d`M386 ${y + 32}q14 6 28 0`, lip, 4, see(0.5))
    );
  if (kind === 2)
    return (
      shape(
        d`M364 ${y + 4}Q384 ${y - 12} 400 ${y - 3}Q416 ${y - 12} 436 ${y + 4}Q424 ${y + 28} 400 ${y + 29}T364 ${y + 4}z`,
        lip,
      ) + stroke(d`M366 ${y + 4}Q400 ${y + 14} 434 ${y + 4}`, dark(lip, 0.35), 4)
    );
  return (
    stroke(d`M366 ${y + 6}Q406 ${y + 26} 440 ${y - 6}`, line, 8) +
    stroke(d`M444 ${y - 14}q6 8 2 14`, mix(look.skin, '#7a2f2a', 0.4), 4)
  );
}

/** Eyes, brows, nose, mouth, cheeks and freckles. */
export function drawFeatures(canvas: Canvas, look: Look, brow: string): string {
  const { random } = canvas;
  const gap = random.between(48, 55);
  const eye = look.deep
    ? random.pick(['#2d2022', '#4a3020'])
    : random.pick(['#2d2022', '#4a3020', '#3f5a4a', '#3c5878']);
  const wide = random.between(13, 16);
  const laughing = random.chance(0.16);
  const lashes = random.chance(0.5);
  const thick = random.between(7, 12);
  const lift = random.between(-4, 5);
  const shade = mix(look.skin, '#7a2f2a', 0.42);
  const eyes = both((side) => {
    const x = 400 + side * gap;
    if (laughing) return stroke(d`M${x - 20} 384q20 -22 40 0`, '#2d2022', 7);
    return (
      oval(x, 378, 22, 16, '#fffaf3') +
      oval(x, 378, wide, wide, eye) +
      oval(x, 378, wide * 0.5, wide * 0.5, '#1d1416') +
      oval(x + 5, 372, 4, 4, '#fff') +
      stroke(d`M${x - 23} 376q23 -26 46 0`, '#2d2022', lashes ? 7 : 5) +
      (lashes ? stroke(d`M${x + side * 22} 374l${side * 10} -9`, '#2d2022', 5) : '')
    );
  });
  const brows = both((side) =>
    stroke(
      d`M${400 + side * (gap - 26)} ${335 + lift}Q${400 + side * (gap + 4)} ${318} ${400 + side * (gap + 32)} ${343}`,
      brow,
      thick,
    ),
  );
  const noseKind = random.whole(0, 2);
  const nose =
    noseKind === 0
      ? stroke('M404 372q16 38 8 46q-10 8 -24 2', shade, 6)
      : noseKind === 1
        ? stroke('M382 418q18 14 36 0', shade, 7)
        : oval(400, 412, 22, 14, shade, see(0.4)) + stroke('M386 420q14 9 28 0', shade, 6);
  const cheeks = both((side) => oval(400 + side * 76, 428, 30, 20, '#e0605a', see(0.2)));
  const freckles = random.chance(0.18)
    ? both((side) =>
        times(5, (i) =>
          oval(
            400 + side * (54 + (i % 3) * 16),
            412 + Math.floor(i / 3) * 14 + (i % 2) * 5,
            3,
            3,
            shade,
            see(0.6),
          ),
        ),
      )
    : '';
  return cheeks + freckles + eyes + brows + nose + mouth(canvas, look);
}

/** A beard, a moustache or stubble, under the mouth's own line. */
export function drawBeard(canvas: Canvas, look: Look): string {
  const { half, jaw, chin, hair } = look;
  const kind = canvas.random.whole(0, 2);
  const tone = dark(hair, 0.08);
  const moustache = shape(
    'M400 428Q376 424 352 450Q380 452 400 442Q420 452 448 450Q424 424 400 428z',
    tone,
  );
  if (kind === 2) return moustache;
  const low = kind === 0 ? chin + 26 : chin + 8;
  const beard = d`M${400 - half - 2} 372C${400 - half - 2} 450 ${400 - jaw - 16} ${low} 400 ${low}C${400 + jaw + 16} ${low} ${400 + half + 2} 450 ${400 + half + 2} 372C${400 + half - 18} 420 ${400 + 78} 428 448 434Q400 420 352 434C${400 - 78} 428 ${400 - half + 18} 420 ${400 - half - 2} 372z`;
  return kind === 0 ? shape(beard, tone) + moustache : shape(beard, tone, see(0.34));
}

/** Glasses in one of three shapes. */
export function drawGlasses(canvas: Canvas, look: Look): string {
  const { random } = canvas;
  const frame = random.pick(['#2b2529', '#2b2529', '#8a5a3b', '#c79a4b', '#a13f35', '#2f5d6b']);
  const kind = random.whole(0, 2);
  const lens = (side: 1 | -1): string => {
    const x = 400 + side * 54;
    const mark = 'fill-opacity=".16" stroke-width="8"';
    if (kind === 0)
      return `<circle cx="${x}" cy="380" r="42" fill="#fff" stroke="${frame}" ${mark}/>`;
    if (kind === 1)
      return `<rect x="${x - 44}" y="348" width="88" height="64" rx="20" fill="#fff" stroke="${frame}" ${mark}/>`;
    return `<path d="M${x - 44} 352h88q6 62 -40 62t-48 -62z" fill="#fff" stroke="${frame}" ${mark}/>`;
  };
  return (
    both(lens) +
    stroke('M390 372q10 -8 20 0', frame, 8) +
    both((side) => stroke(d`M${400 + side * 98} 370L${400 + side * (look.half + 6)} 362`, frame, 8))
  );
}

/** Earrings on both ears. */
export function drawEarrings(canvas: Canvas, look: Look): string {
  const gold = canvas.random.pick(['#dcae4c', '#e9e4da', canvas.palette.pop]);
  const hoop = canvas.random.chance(0.5);
  return both((side) =>
    hoop
      ? `<circle cx="${Math.round(400 + side * (look.half + 8))}" cy="436" r="20" fill="none" stroke="${gold}" stroke-width="6"/>`
      : oval(400 + side * (look.half + 7), 420, 8, 8, gold),
  );
}

/** Shoulders and what is worn on them. */
export function drawClothes(canvas: Canvas, look: Look): string {
  const { random } = canvas;
  const { cloth, second, skin } = look;
  const wide = random.between(255, 300);
  const body = d`M${400 - wide} 810Q${400 - wide + 10} 660 ${400 - 150} 618Q350 600 338 578Q400 640 462 578Q450 600 550 618Q${400 + wide - 10} 660 ${400 + wide} 810z`;
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const kind = random.pick(['tee', 'shirt', 'knit', 'stripes', 'hoodie', 'jacket', 'vneck']);
  let wear = '';
  if (kind === 'stripes')
    wear = times(6, (i) => rect(60, 640 + i * 46, 680, 20, second === cloth ? '#fdf6e8' : second));
  if (kind === 'knit')
    wear = times(26, (i) => stroke(d`M${70 + i * 26} 600v220`, dark(cloth, 0.2), 4, see(0.4)));
  if (kind === 'jacket')
    wear =
      shape('M330 560L400 800H100V560zM470 560L400 800H700V560z', dark(cloth, 0.1)) +
      shape('M338 578L400 800L462 578Q400 640 338 578z', '#fbf3e4') +
      shape(
        'M330 584L300 690L352 700L398 800zM470 584L500 690L448 700L402 800z',
        dark(cloth, 0.28),
      );
  const neck =
    kind === 'vneck'
      ? shape('M338 578Q350 640 400 706Q450 640 462 578z', skin) +
        stroke('M334 582Q350 640 400 708Q450 640 466 582', dark(cloth, 0.2), 12)
      : '';
  const collar =
    kind === 'shirt'
      ? shape(
          'M334 574L312 640L392 690L400 640zM466 574L488 640L408 690L400 640z',
          light(cloth, 0.3),
        ) +
        stroke('M400 650V800', dark(cloth, 0.3), 5) +
        times(3, (i) => oval(400, 700 + i * 40, 6, 6, light(cloth, 0.6)))
      : '';
  const hood =
    kind === 'hoodie'
      ? stroke('M316 590Q330 680 400 694Q470 680 484 590', dark(cloth, 0.14), 42) +
        stroke('M372 700v70M428 700v70', '#fbf3e4', 7)
      : '';
  const rim =
    kind === 'tee' || kind === 'stripes' || kind === 'knit'
      ? stroke(
          'M336 584Q400 652 464 584',
          kind === 'knit' ? light(cloth, 0.14) : dark(cloth, 0.18),
          kind === 'knit' ? 30 : 14,
        )
      : '';
  return `<g clip-path="${clip}">${rect(60, 560, 680, 260, cloth)}${wear}${rect(60, 560, 680, 260, gradient(canvas, 10, [0.45, '#2b1422', 0], [1, '#2b1422', 0.25]))}</g>${neck}${collar}${hood}${rim}`;
}

/** A plain or patterned ground behind the head. */
export function drawBackdrop(canvas: Canvas, look: Look): string {
  const { random } = canvas;
  const { back } = look;
  const tone = random.chance(0.5) ? dark(back, 0.12) : light(back, 0.35);
  const kind = random.whole(0, 5);
  let marks = '';
  if (kind === 0) marks = oval(400, 390, 310, 310, tone);
  if (kind === 1) marks = shape('M110 800V390a290 290 0 0 1 580 0V800z', tone);
  if (kind === 2) marks = times(9, (i) => rect(i * 100, 0, 50, 800, tone, 0, see(0.6)));
  if (kind === 3)
    marks =
      oval(620, 190, 130, 130, mix(back, '#f5b74a', 0.55)) +
      shape('M0 560q200 -120 420 -30t380 -40V800H0z', tone);
  if (kind === 4)
    marks = times(7, (i) =>
      at(
        `translate(${i < 4 ? 60 + i * 10 : 740 - (i - 4) * 10} ${820 - (i % 4) * 120}) rotate(${i < 4 ? 30 + i * 12 : -30 - (i - 4) * 12})`,
        shape(
          'M0 0C-70 -60 -56 -190 0 -240C56 -190 70 -60 0 0z',
          mix(back, canvas.palette.leaf, 0.55),
        ),
        stroke('M0 0V-210', light(back, 0.3), 4, see(0.5)),
      ),
    );
  return rect(0, 0, 800, 800, back) + marks;
}

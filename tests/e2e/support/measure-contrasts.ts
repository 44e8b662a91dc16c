interface Measured {
  accent: string;
  what: string;
  ratio: number;
  needed: number;
}

/**
 * Sets each accent on a whole page of another site with a card, one that cannot be shown and a list, and
 * measures what has less contrast than it needs. It runs in the page, so it stands alone.
 */
export function measureContrasts(seed: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas');
  const luminance = (css: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(pen.getImageData(0, 0, 1, 1).data, (each) => {
      const share = each / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  // Pseudo-random, so that a failure comes again.
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const byte = () => Math.floor(random() * 256);
  const accents = [
    '#000',
    '#fff',
    '#ff0',
    '#00f',
    '#0f0',
    '#f00',
    '#777',
    '#767676',
    'transparent',
    'hsl(60 100% 50% / 0.1)',
    'oklch(0.9 0.1 150)',
    'light-dark(navy, gold)',
    ...Array.from({ length: 250 }, () => `rgb(${byte()} ${byte()} ${byte()})`),
  ];

  const find = (selector: string) => {
    const element = [...document.querySelectorAll('roomie-listing-card, roomie-listings')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector(selector) ?? [],
    )[0];
    if (!element) throw new Error(`No ${selector}`);
    return element;
  };
  const styles = (selector: string, pseudo?: string) => getComputedStyle(find(selector), pseudo);
  const surface = styles('[part=card]').backgroundColor;
  const isDark = luminance(surface) < 0.5;
  /** Of pages with that color scheme: as the browser has them, and tinted. */
  const pages = isDark ? ['#121212', '#24221f'] : ['#fff', '#f3f2ef'];
  const link = find('article a') as HTMLElement;
  const button = find('button') as HTMLElement;

  const tooPale: Measured[] = [];
  let measured = 0;
  const seen = new Set<string>();
  for (const accent of accents) {
    document.documentElement.style.setProperty('--roomie-accent', accent);
    const check = (what: string, color: string, grounds: string[], needed: number) => {
      seen.add(`${what} ${color}`);
      for (const ground of grounds) {
        measured += 1;
        const ratio = contrast(color, ground);
        if (ratio < needed) tooPale.push({ accent, what, ratio, needed });
      }
    };
    check('price', styles('article bdi').color, [surface], 4.5);
    check('link to others', styles('.words a').color, [surface], 4.5);
    check('link to all', styles('.all a').color, pages, 4.5);
    const { color, backgroundColor, borderTopColor } = styles('button');
    check('button', color, [backgroundColor], 4.5);
    check('edge of the button', borderTopColor, pages, 3);
    link.focus();
    check('focus of a card', styles('article a', '::after').outlineColor, [surface, ...pages], 3);
    button.focus();
    check('focus of the button', styles('button').outlineColor, pages, 3);
  }
  return { tooPale, measured, colors: seen.size };
}

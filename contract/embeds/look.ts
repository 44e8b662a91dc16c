/** How cards and lists look on another site, besides theme and language. */
export interface EmbedLook {
  /** The site's own color, as `#7c3aed`. */
  accent: string | undefined;
  /** The radius of corners, in pixels. */
  round: number | undefined;
  /** How much space is in and between cards; 1 is usual. */
  density: number | undefined;
  /** Names of fonts, the first that the visitor has is taken: `Georgia, serif`. */
  font: string | undefined;
}

export const lookLimits = {
  round: { min: 0, max: 40 },
  density: { min: 0.5, max: 1.5 },
  fontCharacters: 100,
} as const;

/** The parameters by which the address of a frame has the look, which no style sheet reaches. */
export const lookParameters = ['accent', 'round', 'density', 'font'] as const;

/** Reads the parameters of a look, which `read` gives by name. What cannot be is left out. */
export function readLook(read: (name: (typeof lookParameters)[number]) => unknown): EmbedLook {
  const [accent = '', round = '', density = '', font = ''] = lookParameters.map((name) => {
    const value = read(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  });
  const hex = /^#?((?:[\da-f]{3}){1,2})$/i.exec(accent)?.[1];
  return {
    accent: hex === undefined ? undefined : `#${hex.toLowerCase()}`,
    round: readNumber(round, lookLimits.round),
    density: readNumber(density, lookLimits.density),
    font: readFont(font),
  };
}

/** The look in the address of a frame. */
export const readAddressLook = ({ searchParams }: URL): EmbedLook =>
  readLook((name) => searchParams.get(name));

function readNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const value = Number(text);
  return text !== '' && value >= min && value <= max ? value : undefined;
}

/** Only letters, digits and spaces are in names, so nothing of a font ends what it stands in. */
function readFont(text: string): string | undefined {
  const plain = text.replaceAll(/["']/g, '');
  const isFont = /^[\p{L}\p{N}][\p{L}\p{N} ,-]*$/u.test(plain);
  return isFont && plain.length <= lookLimits.fontCharacters ? plain : undefined;
}

/** The look as custom properties of CSS, each a declaration; what is not set has none. */
export function writeLook({ accent, round, density, font }: EmbedLook): string[] {
  const properties = [
    ['accent', accent],
    ['round', round === undefined ? undefined : `${round}px`],
    ['density', density],
    ['font', font && writeFont(font)],
  ] as const;
  return properties.flatMap(([name, value]) =>
    value === undefined ? [] : [`--roomie-${name}: ${value};`],
  );
}

/** Fonts that stand without quotes, because they are no names. */
const genericFonts = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
]);

const writeFont = (font: string) =>
  font
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (genericFonts.has(name.toLowerCase()) ? name : `'${name}'`))
    .join(', ');

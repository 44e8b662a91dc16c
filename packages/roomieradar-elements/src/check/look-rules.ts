import { makeFinding, type Finding } from './finding.ts';
import type { Tag } from './read-html.ts';

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The least contrast of text to what is behind it (WCAG 2.2, AA). */
export const minContrast = 4.5;

/** Reads a color as style sheets mostly write it; null for all other notations. */
export function readColor(text: string): Color | null {
  const plain = text.trim().toLowerCase();
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(plain) ?? [];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((each) =>
      parseInt(each, 16),
    );
    return [red, green, blue];
  }
  const numbers = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+1)?\)$/.exec(plain);
  if (numbers) return [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
  return { white: [255, 255, 255] as const, black: [0, 0, 0] as const }[plain] ?? null;
}

/** How light a color is, from 0 to 1 (WCAG's relative luminance). */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((each) => {
    const share = each / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, nothing to see, to 21, black on white. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const blackOrWhite = (surface: Color) => (luminance(surface) > 0.179 ? '#000000' : '#ffffff');

/** A text of the card that is too pale on its surface, and the property that would make it readable. */
export function checkContrast(
  property: string,
  ink: Color,
  surface: Color,
  at: Partial<Pick<Finding, 'line' | 'source'>> = {},
): Finding[] {
  const ratio = contrast(ink, surface);
  if (ratio >= minContrast) return [];
  return [
    makeFinding({
      ...at,
      code: 'contrast',
      level: 'warning',
      name: property,
      value: (Math.floor(ratio * 10) / 10).toFixed(1),
      allowed: String(minContrast),
      write: `${property}: ${blackOrWhite(surface)};`,
    }),
  ];
}

/** The custom properties that a page sets in its style sheets and tags: texts and their surface. */
export function checkColors(tags: readonly Tag[]): Finding[] {
  const sheets = tags.flatMap((tag) => {
    if (tag.name === 'style')
      return Array.from(tag.text.matchAll(/\{([^{}]*)\}/g), ([, each = '']) => ({
        tag,
        css: each,
      }));
    const css = tag.attributes.get('style') ?? '';
    return css.includes('--roomie-') ? [{ tag, css }] : [];
  });
  return sheets.flatMap(({ tag, css }) => {
    const read = (name: string) => {
      const [, value = ''] = new RegExp(`--roomie-${name}\\s*:\\s*([^;]+)`).exec(css) ?? [];
      return readColor(value);
    };
    const surface = read('surface');
    return ['ink', 'ink-soft'].flatMap((name) => {
      const ink = read(name);
      if (!ink || !surface) return [];
      return checkContrast(`--roomie-${name}`, ink, surface, {
        line: tag.line,
        source: css.trim(),
      });
    });
  });
}

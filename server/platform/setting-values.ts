import { type } from 'arktype';
import { currencies } from '#contract/currencies.ts';
import { languages } from '#contract/languages.ts';

// The kinds of values that settings have, and what is said of a wrong one.

export interface GeocoderSettings {
  kind: 'photon' | 'nominatim';
  /** The URL of its search; its query may contain a key. */
  url: string;
}

export const isWebUrl = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

function toOrigin(text: string): string | null {
  const url = isWebUrl(text) ? new URL(text) : null;
  return url?.pathname === '/' && url.search + url.hash === '' ? url.origin : null;
}

export const origin = type('string').pipe(
  (text, ctx) => toOrigin(text) ?? ctx.error('an origin like https://rooms.example'),
);

export const origins = type('string').pipe((text, ctx) => {
  const found = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(toOrigin);
  return found.every((each) => each !== null)
    ? found
    : ctx.error('origins like https://rooms.example, separated by commas or spaces');
});

export const webUrl = type('string').pipe((text, ctx) =>
  isWebUrl(text) ? new URL(text) : ctx.error('an address like https://maps.example/style.json'),
);

export const folderUrl = type('string').pipe((text, ctx) => {
  const url = isWebUrl(text) ? new URL(text) : null;
  if (!url || url.search + url.hash !== '') {
    return ctx.error('an address like https://cdn.example/media');
  }
  return url.href.replace(/\/?$/, '/');
});

export const geocoder = type('string').pipe(
  (text, ctx): GeocoderSettings | ReturnType<typeof ctx.error> => {
    const end = isWebUrl(text) && /\/(api|search)\/?$/.exec(new URL(text).pathname)?.[1];
    if (!end) {
      return ctx.error(
        'where a Photon searches, like https://photon.example/api, or a Nominatim, like https://nominatim.example/search',
      );
    }
    return { kind: end === 'search' ? 'nominatim' : 'photon', url: text };
  },
);

export const wholeNumber = (max: number) =>
  type('string').pipe((text, ctx) =>
    /^\d+$/.test(text) && Number(text) <= max
      ? Number(text)
      : ctx.error(`a whole number from 0 to ${max}`),
  );

export const oneAllowed = <const T extends string>(...allowed: T[]) =>
  type('string').pipe(
    (text, ctx) =>
      allowed.find((each) => each === text) ?? ctx.error(`one of ${allowed.join(', ')}`),
  );

export const postgresUrl = type(/^postgres(ql)?:\/\/./).describe(
  'an address that begins with postgres:// or postgresql://',
);

export const postgresUrls = type('string').pipe((text, ctx) => {
  const found = text.split(/\s+/).filter(Boolean);
  return found.every((each) => postgresUrl.allows(each))
    ? found
    : ctx.error('addresses that begin with postgres:// or postgresql://, separated by spaces');
});

export const currency = type('string').pipe(
  (text, ctx) =>
    currencies.find((code) => code === text.toUpperCase()) ??
    ctx.error('a currency code of ISO 4217, such as EUR'),
);

export const language = type('string').pipe(
  (text, ctx) =>
    languages.find((each) => each === text) ?? ctx.error(`one of ${languages.join(', ')}`),
);

export const languageList = type('string').pipe((text, ctx) => {
  const wanted = text.split(/[\s,]+/).filter(Boolean);
  const found = languages.filter((each) => wanted.includes(each));
  return found.length === new Set(wanted).size
    ? found
    : ctx.error(`some of ${languages.join(', ')}, separated by commas or spaces`);
});

import type { ElementManifest } from '#contract/embeds/card.ts';
import { lookParameters, writeLook, type EmbedLook } from '#contract/embeds/look.ts';
import type { Choice, EmbedMethod } from '../choice.ts';

/** How it looks. */
export type Look = Pick<Choice, 'theme' | 'lang' | 'currency' | keyof EmbedLook>;

/** What a snippet is made for. */
export interface Subject extends Look, Pick<Choice, 'width'> {
  /** Where this RoomieRadar is. */
  origin: string;
  /** The origin of the images, or null when it is `origin`. */
  imageOrigin: string | null;
  listing: number;
  title: string;
  /** The file to pin, when the partner wants that. */
  file: Pick<ElementManifest, 'file' | 'integrity'> | null;
}

export interface Code {
  /** What it is, or the file it belongs into. */
  title: string;
  code: string;
}

export interface Snippet {
  /** For whom it is, in one sentence. */
  lede: string;
  codes: Code[];
  /** Directives that a site with a content security policy adds to its own. */
  policy: string[];
}

export type MakeSnippet = (subject: Subject) => Snippet;

/** What each way needs of a content security policy; neither inline styles nor eval, ever. */
export function policyFor(
  way: EmbedMethod,
  { origin, imageOrigin }: Pick<Subject, 'origin' | 'imageOrigin'>,
): string[] {
  if (way === 'frame' || way === 'oembed') return [`frame-src ${origin}`];
  return [
    `script-src ${origin}`,
    `connect-src ${origin}`,
    `img-src ${imageOrigin === null ? origin : `${origin} ${imageOrigin}`}`,
  ];
}

/** The room's own page: what partners link to when there is no card. */
export const roomAddress = ({ origin, listing }: Subject) => `${origin}/listings/${listing}`;

type Attributes = Pick<Look, 'theme' | 'lang' | 'currency'>;

/** What is not the default. */
function chosenLook({ theme, lang, currency }: Attributes): [name: string, value: string][] {
  const look = { theme: theme === 'auto' ? undefined : theme, lang, currency };
  return Object.entries(look).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** ` theme="dark"`, or nothing for what is the default. */
export const lookAttributes = (look: Attributes, space = ' ') =>
  chosenLook(look)
    .map(([name, value]) => `${space}${name}="${value}"`)
    .join('');

/** `?theme=dark`, or nothing for what is the default. */
export const lookQuery = (look: Attributes): string => writeQuery(chosenLook(look));

/** The same for a frame, which no style sheet of the page reaches. */
export const frameQuery = (look: Look): string =>
  writeQuery([...chosenLook(look), ...frameParameters(look)]);

/** What a style sheet says of an element, as parameters of a frame's address. */
export const frameParameters = (look: EmbedLook): [name: string, value: string][] =>
  lookParameters.flatMap((name) => {
    const value = look[name]?.toString().replace('#', '');
    return value === undefined ? [] : [[name, value]];
  });

function writeQuery(parameters: [name: string, value: string][]): string {
  const query = new URLSearchParams(parameters);
  return query.size > 0 ? `?${query}` : '';
}

/** The look in a style sheet, each property on a line that begins like this. */
export const lookStyles = (look: EmbedLook, start = '\n  '): string =>
  writeLook(look)
    .map((line) => start + line)
    .join('');

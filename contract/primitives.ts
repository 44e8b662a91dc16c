import { type } from './type.ts';
import { currencies } from './currencies.ts';
import { limits } from './limits.ts';

/**
 * Text that PostgreSQL stores unchanged: well-formed Unicode (lone surrogates would be replaced
 * silently) without NUL (SQL error 22021).
 */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');
/** The text without what cannot be stored: what a form offers to correct. */
export const storablePart = (value: string) => value.replaceAll('\0', '');
export const unstorable = 'Contains characters that cannot be stored';
/** Such text as a type. The server refuses other text in every call, even where a type forgets. */
export const text = type('string').narrow(
  (value, ctx) => isStorable(value) || ctx.reject({ message: unstorable }),
);

/**
 * The characters of a text as PostgreSQL and JSON Schema count them: code points. An emoji is one, and
 * not two as in `length`. A flag or a family is several.
 */
export const countCharacters = (value: string) => Array.from(value).length;

/**
 * The characters of a text as readers count them: a flag or a family is one. Browser and server may
 * have another version of Unicode and differ about a new emoji; the server decides. Firefox before
 * version 125 counts code points.
 */
export function countGraphemes(value: string): number {
  if (!('Segmenter' in Intl)) return countCharacters(value);
  return Array.from(new Intl.Segmenter('en').segment(value)).length;
}

/** Signs without ink: spaces, controls, fillers and what only steers how others look. */
const inkless = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Does a text show nothing? More than `trim` knows: U+200B alone is no message. */
export const isBlank = (value: string) => value.replaceAll(inkless, '') === '';

/**
 * A rule for the number of characters. With `maxCodePoints`, `max` counts them as readers do. The API
 * reference reads `maxLength` from the function.
 */
const upTo = (max: number, message: string, maxCodePoints = max) =>
  Object.assign(
    (value: string, ctx: { reject(problem: object): false }) => {
      if (value.length <= max) return true;
      const isStored = countCharacters(value) <= maxCodePoints;
      return (
        (isStored && (maxCodePoints === max || countGraphemes(value) <= max)) ||
        ctx.reject({ message })
      );
    },
    { maxLength: maxCodePoints },
  );

/** Text of at most `max` characters; `message` says so when it is longer. */
export const textUpTo = (max: number, message = `Must be at most ${max} characters`) =>
  text.narrow(upTo(max, message));

/** Text that is not blank, of at most `max` characters; see `upTo` for `maxCodePoints`. */
export const requiredText = (
  max: number,
  message: { required: string; max: string },
  maxCodePoints?: number,
) =>
  text
    .configure({ message: message.required }, { kind: 'domain' })
    .narrow(upTo(max, message.max, maxCodePoints))
    .narrow((value, ctx) => !isBlank(value) || ctx.reject({ message: message.required }));

/** The message when `readAmount` finds no number. */
const noAmount = 'Write a number, such as 1,500';

/**
 * A whole number from `min` to `max`, with messages for missing, too small (as missing by default) and
 * too large.
 */
export const wholeNumber = (
  range: { min: number; max: number },
  message: { required: string; min?: string | undefined; max: string },
) =>
  type(`${range.min} <= number.integer <= ${range.max}`)
    .configure(
      { message: ({ data }) => (Number.isNaN(data) ? noAmount : message.required) },
      { kind: 'domain' },
    )
    .configure({ message: message.min ?? message.required }, { kind: 'min' })
    .configure({ message: message.max }, { kind: 'max' })
    .configure({ message: 'Must be a whole number' }, { kind: 'divisor' });

const knownCurrencies = new Set(currencies);
const noCurrency = 'Must be a currency code, such as EUR';
/**
 * A currency, by its code of ISO 4217. Not an enumeration: ArkType keeps megabytes for one of this
 * length in each schema it is part of, and imports are read in a small process.
 */
export const currencyCode = type(/^[A-Z]{3}$/)
  .configure({ message: noCurrency })
  .narrow((code, ctx) => knownCurrencies.has(code) || ctx.reject({ message: noCurrency }));
export const id = type(`1 <= number.integer <= ${limits.id.max}`);
export const uuid = type('string.uuid');
export const latitude = type('-90 <= number <= 90');
export const longitude = type('-180 <= number <= 180');
/**
 * An e-mail address as HTML defines it for forms, in small letters. It cannot be two, because it has
 * no comma, and cannot add a header, because it has no line break.
 */
export const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62}))+$/;
/**
 * Date and time, ISO 8601, in UTC where it names no other offset. Of ISO 8601 only what JavaScript and
 * PostgreSQL read alike: no weeks, no numbers of days, no time that does not exist.
 */
export const instant = type('string.date.iso').narrow(
  (value, ctx) => isRealInstant(value) || ctx.mustBe('a date and time that exist'),
);
const dayPattern = type(/^(?!0000)\d{4}-\d{2}-\d{2}$/);
/** A calendar day, YYYY-MM-DD. */
export const day = dayPattern
  .describe('a date as YYYY-MM-DD')
  .narrow((value, ctx) => isRealDay(value) || ctx.mustBe('a date that exists'));

/**
 * A calendar day with two messages: `required` without a date, `unreal` for a day that does not
 * exist.
 */
export const requiredDay = (message: { required: string; unreal: string }) =>
  dayPattern
    .configure({ message: message.required })
    .narrow((value, ctx) => isRealDay(value) || ctx.reject({ message: message.unreal }));

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

function isRealInstant(value: string): boolean {
  const day = instantPattern.exec(value)?.[1];
  if (day === undefined || !isRealDay(day)) return false;
  const time = Date.parse(value);
  // An offset can lead into the year 0 or 10000, which have another form.
  return !Number.isNaN(time) && /^(?!0000)\d{4}-/.test(new Date(time).toISOString());
}

function isRealDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  // Date.parse turns 31 February into a day of March; a real day stays the same.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const idInPath = type('string.integer.parse').to(id);
/** Reads an id from a part of an address; null when it is not one. */
export function readId(part: string): number | null {
  const read = idInPath(part);
  return typeof read === 'number' ? read : null;
}

/** `7,42`: each once, in this order. */
export const idList = (max: number) =>
  type('string <= 1000')
    .pipe((listed) => [...new Set(listed.split(','))].map(Number))
    .to(id.array().moreThanLength(0).atMostLength(max))
    .configure({ message: `Give 1 to ${max} ids` });

/** The parameters of a path with one id. */
export const byId = type({ id: idInPath });

export const pageQuery = {
  'page?': type('string.integer.parse').to(`1 <= number <= ${limits.countedItems}`),
  'page_size?': type('string.integer.parse').to(`1 <= number <= ${limits.page.maxSize}`),
} as const;

/** A page of `item`. `total` stops at {@link limits.countedItems}, and for a search at fewer. */
export const pageSchema = <T extends Parameters<typeof type>[0]>(item: T) =>
  ({ items: item, page: 'number', page_size: 'number', total: 'number' }) as const;

import { type } from 'arktype';
import { cardsPerRequest, listLimits } from '#contract/embeds/card.ts';
import { listParameters, type AskedList, type EmbedNote } from '#contract/embeds/embed.ts';
import { currencyCode, readId } from '#contract/primitives.ts';
import { callParameterNames, searchParameter } from '#contract/search/filters.ts';

type ListParameter = keyof AskedList;
type Schema = (value: unknown) => unknown;

const listSchemas = new Map(
  Object.entries(listParameters).map(([name, schema]) => [
    name.replace('?', '') as ListParameter,
    schema as unknown as Schema,
  ]),
);

/** The attributes of the elements; every other parameter stands in `search`. */
const attributes = new Map(
  Object.entries({
    ids: 'listings',
    owner: 'owner',
    count: 'count',
    currency: 'currency',
    price_currency: 'currency',
  }),
);

/** Enough to recognize a value; an answer should not become as long as an address can be. */
const notedCharacters = 100;
const maxNotes = 20;

const note = (parameter: string, value: string, allowed: string): EmbedNote => ({
  attribute: attributes.get(parameter) ?? 'search',
  parameter: parameter.slice(0, notedCharacters),
  value: value.slice(0, notedCharacters),
  allowed,
});

const currencyText = 'a currency by its three letters, such as EUR';
const idText = 'the number of a user, as in the address of their page';
const listNames = [...listSchemas.keys()].filter((name) => !['words', 'lang'].includes(name));

/** What a parameter of a list may be, in English: it is for the developers of other sites. */
function describeAllowed(name: ListParameter): string {
  const others: Partial<Record<ListParameter, string>> = {
    sort: 'newest, rent or distance',
    owner: idText,
    place: `a name of at most ${searchParameter('place').max} characters`,
    words: `text of at most ${searchParameter('q').max} characters`,
    price_currency: currencyText,
    currency: currencyText,
    count: `a number from 1 to ${listLimits.cards.max}`,
  };
  const text = others[name];
  if (text !== undefined) return text;
  const filter = callParameterNames.find((each) => each === name);
  if (!filter) return '';
  const { kind, min = 0, max = 0, choices = [] } = searchParameter(filter);
  return {
    text: `text of at most ${max} characters`,
    amount: 'a whole number, without a currency',
    count: `a whole number from ${min} to ${max}`,
    distance: `a number from ${min} to ${max}`,
    degrees: `a number from -${max} to ${max}`,
    box: 'west,south,east,north in degrees',
    day: 'a day, such as 2027-01-31',
    some: choices.join(', '),
    ids: 'numbers of rooms, with commas between them',
  }[kind];
}

/** What the address of a search on our site has besides, and a list has not. */
const pageParameters = /^(page|utm_\w+)$/;

export interface ReadListQuery {
  asked: AskedList;
  notes: EmbedNote[];
  /** Whose rooms were asked for cannot be: other rooms would not be what the page wants. */
  isImpossible: boolean;
}

/** Reads the parameters of a list one by one. One that cannot be leaves the others as they are. */
export function readListQuery(written: Record<string, string>): ReadListQuery {
  const asked: Record<string, unknown> = {};
  const notes: EmbedNote[] = [];
  let isImpossible = false;
  for (const [name, value] of Object.entries(written)) {
    const parameter = listNames.find((each) => each === name) ?? toHidden(name);
    if (!parameter) {
      if (!pageParameters.test(name))
        notes.push(note(name, value, `one of the parameters ${listNames.join(', ')}`));
      continue;
    }
    // An owner that a page does not know yet must not become everyone.
    if (value.trim() === '' && parameter !== 'owner') continue;
    if (parameter === 'sort' && value === 'fit') continue;
    const { text, lost } = keepPossible(parameter, value);
    const result = text === '' && lost ? undefined : listSchemas.get(parameter)?.(text);
    const isWrong = result === undefined || result instanceof type.errors;
    if (!isWrong) asked[parameter] = result;
    else if (parameter === 'count' && Number(value) > listLimits.cards.max)
      asked[parameter] = listLimits.cards.max;
    if (isWrong && parameter === 'owner') isImpossible = true;
    // English stands in for a language that we do not have; the element says so.
    if (name !== 'lang' && (isWrong || lost))
      notes.push(note(name, value, describeAllowed(parameter)));
  }
  dropHalfPoint(asked, notes);
  return { asked, notes: notes.slice(0, maxNotes), isImpossible };
}

const toHidden = (name: string): ListParameter | undefined =>
  name === 'words' || name === 'lang' ? name : undefined;

/** Of a list of choices those that exist; of a currency its capital letters. */
function keepPossible(name: ListParameter, value: string): { text: string; lost: boolean } {
  if (name === 'currency' || name === 'price_currency') {
    return { text: value.trim().toUpperCase(), lost: false };
  }
  const filter = callParameterNames.find((each) => each === name);
  const { kind = 'text', choices = [] } = filter ? searchParameter(filter) : {};
  if (kind !== 'some') return { text: kind === 'text' ? value : value.trim(), lost: false };
  const parts = value.split(',').map((part) => part.trim());
  const possible = parts.filter((part) => choices.some((choice) => String(choice) === part));
  return { text: [...new Set(possible)].join(','), lost: possible.length < parts.length };
}

function dropHalfPoint(asked: Record<string, unknown>, notes: EmbedNote[]): void {
  const [half, ...both] = ['lat', 'lng'].filter((name) => asked[name] !== undefined);
  if (half === undefined || both.length > 0) return;
  notes.push(note(half, String(asked[half]), 'lat and lng together'));
  delete asked[half];
}

/** Reads the ids of cards: those that can be, each once, up to a number. */
export function readCardIds(written: string): { ids: number[]; notes: EmbedNote[] } {
  const most = cardsPerRequest;
  const parts = [...new Set(written.split(',').map((part) => part.trim()))].filter(Boolean);
  const ids = [...new Set(parts.flatMap((part) => readId(part) ?? []))];
  const isAll = ids.length === parts.length;
  const allowed = `numbers of rooms with commas between them, at most ${most}`;
  return {
    ids: ids.slice(0, most),
    notes: isAll && ids.length <= most ? [] : [note('ids', written, allowed)],
  };
}

/** A currency in which prices can be given too; undefined without one, with a note for a wrong one. */
export function readCurrency(written: string | undefined): {
  currency: string | undefined;
  notes: EmbedNote[];
} {
  const code = written?.trim().toUpperCase();
  if (!code) return { currency: undefined, notes: [] };
  return currencyCode.allows(code)
    ? { currency: code, notes: [] }
    : { currency: undefined, notes: [note('currency', written ?? '', currencyText)] };
}

/** That a name of a place was read as a place of another name, or as none. */
export const placeNote = (value: string, readAs: string | null): EmbedNote =>
  note(
    'place',
    value,
    readAs === null
      ? 'a place that the search of our site suggests; this one is not known'
      : `a place that the search of our site suggests; this one is read as ${readAs}`,
  );

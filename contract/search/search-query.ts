import type { Type } from 'arktype';
import { type } from '../type.ts';
import { boxInQuery, type Box } from '../listings/box.ts';
import { limits } from '../limits.ts';
import { markLimits } from '../marks/limits.ts';
import { day, idList, latitude, longitude, textUpTo } from '../primitives.ts';
import {
  callParameterNames,
  privateNames,
  searchParameter,
  type CallParameterName,
  type PrivateName,
  type SearchParameter,
  type searchParameters,
} from './filters.ts';

type Value<Parameter> = Parameter extends {
  kind: 'some';
  choices: readonly (infer Choice)[];
}
  ? Choice[]
  : Parameter extends { kind: 'text' | 'day' }
    ? string
    : Parameter extends { kind: 'box' }
      ? Box
      : Parameter extends { kind: 'ids' }
        ? number[]
        : number;

/** Some of `options`, as one text with commas between them. */
const severalOptions = (options: readonly string[]) =>
  type('string')
    .pipe((listed) => listed.split(','))
    .to(
      type
        .enumerated(...options)
        .array()
        .atMostLength(options.length),
    );

/** The schema of a parameter of each kind. */
const schemas: Record<SearchParameter['kind'], (parameter: SearchParameter) => Type> = {
  text: ({ max = 0 }) => textUpTo(max),
  amount: () => type('string.integer.parse').to(`0 <= number <= ${limits.id.max}`),
  count: ({ min = 0, max = 0 }) => type('string.integer.parse').to(`${min} <= number <= ${max}`),
  distance: ({ min = 0, max = 0 }) => type('string.numeric.parse').to(`${min} <= number <= ${max}`),
  degrees: ({ max }) => type('string.numeric.parse').to(max === 90 ? latitude : longitude),
  box: () => boxInQuery,
  day: () => day,
  some: ({ choices = [] }) => severalOptions(choices.map(String)),
  ids: () => idList(markLimits.visitor),
};

/** The schema of each parameter of a search beside its page and order, all optional. */
export const listingFilters = Object.fromEntries(
  callParameterNames.map((name) => {
    const parameter = searchParameter(name);
    return [`${name}?`, schemas[parameter.kind](parameter)];
  }),
) as {
  [Name in CallParameterName as `${Name}?`]: Type<Value<(typeof searchParameters)[Name]>>;
};

const privateKeys = new Set<string>(privateNames.map((name) => `${name}?`));

/** Those parameters that visitors may use, too. */
export const publicFilters = Object.fromEntries(
  Object.entries(listingFilters).filter(([name]) => !privateKeys.has(name)),
) as Omit<typeof listingFilters, `${PrivateName}?`>;

/** Refuses half a point. */
export const belongTogether = (
  query: { lat?: number; lng?: number },
  ctx: { reject(problem: object): false },
) =>
  (query.lat === undefined) === (query.lng === undefined) ||
  ctx.reject({ message: 'lat and lng belong together', path: ['lng'] });

import type { Type } from 'arktype';
import { type } from '../type.ts';
import { boxInQuery, type Box } from '../listings/box.ts';
import { limits } from '../limits.ts';
import { markLimits } from '../marks/limits.ts';
import { day, idList, latitude, longitude, textUpTo } from '../primitives.ts';
import {
  callParameterNames,
  searchParameter,
  type CallParameterName,
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
const someOf = (options: readonly string[]) =>
  type('string')
    .pipe((listed) => listed.split(','))
    .to(
      type
        .enumerated(...options)
        .array()
        .atMostLength(options.length),
    );

function schemaOf(name: CallParameterName): Type {
  const { kind, min = 0, max = 0, choices = [] } = searchParameter(name);
  switch (kind) {
    case 'text':
      return textUpTo(max);
    case 'amount':
      return type('string.integer.parse').to(`0 <= number <= ${limits.id.max}`);
    case 'count':
      return type('string.integer.parse').to(`${min} <= number <= ${max}`);
    case 'distance':
      return type('string.numeric.parse').to(`${min} <= number <= ${max}`);
    case 'degrees':
      return type('string.numeric.parse').to(max === 90 ? latitude : longitude);
    case 'box':
      return boxInQuery;
    case 'day':
      return day;
    case 'some':
      return someOf(choices.map(String));
    case 'ids':
      return idList(markLimits.visitor);
  }
}

/** The schema of each parameter of a search beside its page and order, all optional. */
export const listingFilters = Object.fromEntries(
  callParameterNames.map((name) => [`${name}?`, schemaOf(name)]),
) as {
  [Name in CallParameterName as `${Name}?`]: Type<Value<(typeof searchParameters)[Name]>>;
};

/** Refuses half a point. */
export const belongTogether = (
  query: { lat?: number; lng?: number },
  ctx: { reject(problem: object): false },
) =>
  (query.lat === undefined) === (query.lng === undefined) ||
  ctx.reject({ message: 'lat and lng belong together', path: ['lng'] });

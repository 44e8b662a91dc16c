type Kind = 'any' | 'string' | 'number' | 'object';

/** What a value read from JSON must look like. Objects may have more fields than named. */
export type Shape = Kind | Kind[] | RegExp | { each: Shape } | { [field: string]: Shape };

/** Returns the first thing that is wrong with a value, and where; null if it has the shape. */
export function findProblem(value: unknown, shape: Shape, place: string): string | null {
  const wrong = (what: string) => `${place || 'the whole'} must be ${what}`;
  if (shape === 'any') return value === undefined ? wrong('there') : null;
  if (typeof shape === 'string' || Array.isArray(shape)) {
    const kinds = [shape].flat();
    return kinds.some((kind) => isKind(value, kind)) ? null : wrong(kinds.join(' or '));
  }
  if (shape instanceof RegExp) {
    return typeof value === 'string' && shape.test(value) ? null : wrong(`like ${shape}`);
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return wrong('an array');
    return findFirst(
      value.map((item) => [item, shape.each]),
      (index) => `${place}[${index}]`,
    );
  }
  if (!isKind(value, 'object')) return wrong('an object');
  const fields = Object.keys(shape);
  const pairs = fields.map((field): [unknown, Shape] => [
    (value as Record<string, unknown>)[field],
    shape[field] as Shape,
  ]);
  return findFirst(pairs, (index) => (place ? `${place}.${fields[index]}` : String(fields[index])));
}

const isList = (shape: object): shape is { each: Shape } => 'each' in shape;

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === 'object') return typeof value === 'object' && value !== null;
  // oxlint-disable-next-line valid-typeof -- the kinds are names of types
  return kind === 'any' || typeof value === kind;
}

function findFirst(
  pairs: readonly [unknown, Shape][],
  placeOf: (index: number) => string,
): string | null {
  for (const [index, [value, shape]] of pairs.entries()) {
    const problem = findProblem(value, shape, placeOf(index));
    if (problem !== null) return problem;
  }
  return null;
}

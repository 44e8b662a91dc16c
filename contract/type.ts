import { scope, type ArkError } from 'arktype';

const message = ({ expected }: { expected: string }) =>
  // ArkType's message for a rule without one.
  /^(valid according to|matched by) /.test(expected) ? 'Is not valid' : `Must be ${expected}`;

/**
 * ArkType's `type`, with messages that people can read; a test refuses ArkType's own. It generates
 * no code, which our pages do not allow and which takes a server 60 MB and seconds of its start. It
 * reports every broken rule of a value at once, and would describe the rules instead of giving the
 * messages they have.
 */
export const { type } = scope(
  {},
  {
    jitless: true,
    required: { message: 'Is missing' },
    intersection: { message: ({ flat }) => flat[0]?.message ?? '' },
    union: { message: messageOfUnion },
    domain: { message },
    proto: { message },
    unit: { message },
    divisor: { message },
    min: { message },
    max: { message },
    minLength: { message },
    maxLength: { message },
    exactLength: { message },
    pattern: { message },
    predicate: { message },
  },
);

/** Null or undefined only says that a value may be left out: what is wrong is what the other side says. */
function messageOfUnion(union: object): string {
  const { errors } = union as { errors: readonly ArkError[] };
  const others = errors.filter(({ expected }) => !['null', 'undefined'].includes(expected));
  if (others.length === 1) return others[0]?.message ?? '';
  return `Must be ${[...new Set(others.map(({ expected }) => expected))].join(' or ')}`;
}

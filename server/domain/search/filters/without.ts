import { fragment } from '#platform/database/sql.ts';
import { isOutside } from '../index/conditions.ts';
import type { SearchFilter } from './filter.ts';

/** Leaves out listings that the user hid. No relaxation finds them again. */
export const without: SearchFilter = {
  conditions: ({ without: ids = [] }) =>
    ids.length > 0 ? [fragment`l.id <> all (${[...ids]}::int[])`] : [],
  test: ({ table, query: { without: ids = [] } }) =>
    ids.length > 0 ? isOutside(table, ids) : null,
  relaxations: () => [],
  saved: null,
};

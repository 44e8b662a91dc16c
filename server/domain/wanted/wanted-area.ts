import { fragment } from '#platform/database/sql.ts';

/** SQL: where the user `u` looks, without the number of a house that they may have typed. */
export const wantedArea = fragment`public_address(u.area)`;

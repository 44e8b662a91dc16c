import type { RoomieFilters } from './roomie-filters.ts';

/**
 * Who may be found at all: whoever is through with onboarding and not suspended. Deleted people
 * have no row.
 */
export const findable = `u.onboarding_status in ('completed', 'skipped') and u.suspended_at is null`;

interface Conditions {
  conditions: string[];
  parameters: (number | number[])[];
}

/** What narrows a list of people besides their answers, for the table `u`. */
export function peopleConditions(request: {
  viewerId: number;
  without: readonly number[];
  filters: RoomieFilters;
}): Conditions {
  const { near, budget, moveInBy, stayMonths } = request.filters;
  const parameters: (number | number[])[] = [];
  const bind = (value: number | number[], type: string) => {
    parameters.push(value);
    return `$${parameters.length}::${type}`;
  };
  const conditions = [findable, `u.id <> ${bind(request.viewerId, 'int')}`];
  if (request.without.length > 0) {
    conditions.push(`u.id <> all (${bind([...request.without], 'int[]')})`);
  }
  if (budget) {
    conditions.push(
      `coalesce(u.budget_min, u.budget_max) is not null
        and coalesce(u.budget_min, 0) <= ${bind(budget.max, 'int')}
        and coalesce(u.budget_max, 2147483647) >= ${bind(budget.min, 'int')}`,
    );
  }
  if (moveInBy !== null) {
    conditions.push(`u.move_in_from - date '1970-01-01' <= ${bind(moveInBy, 'int')}`);
  }
  if (stayMonths !== null) conditions.push(`u.stay_months >= ${bind(stayMonths, 'int')}`);
  if (near) {
    const north = `(${inHundredths('latitude')} - ${bind(near.latitude, 'float8')})`;
    const east = `(${inHundredths('longitude')} - ${bind(near.longitude, 'float8')})`;
    const around = `(${east} + case when ${east} > 180 then -360 when ${east} < -180 then 360 else 0 end)`;
    const scaled = `(${around} * ${bind(near.longitudeScale, 'float8')})`;
    conditions.push(
      `${north} * ${north} + ${scaled} * ${scaled} <= ${bind(near.reach2, 'float8')}`,
    );
  }
  return { conditions, parameters };
}

/** As {@link hundredths} rounds, and back to degrees. */
const inHundredths = (column: 'latitude' | 'longitude') => `(floor(u.${column} * 100 + 0.5) / 100)`;

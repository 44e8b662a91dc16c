import type { Box } from '#contract/listings/box.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { searchArea, keepInside, type Area } from '../index/search-area.ts';
import type { Condition, IndexedListings } from '../index/conditions.ts';
import type { PricedQuery } from '../priced-query.ts';
import { countNested, type Relaxation, type RelaxationStep } from '../relaxation/relaxation.ts';
import { boxConditions, boxEdges } from './box-sql.ts';
import type { SearchFilter } from './filter.ts';

/** Is the search about a point? */
export const hasCenter = ({ lat, lng }: ListingQuery) => lat !== undefined && lng !== undefined;

/** SQL: the point that the search is about. */
export const searchCenter = ({ lat = 0, lng = 0 }: ListingQuery): Fragment =>
  fragment`earth_point(${lat}::float8, ${lng}::float8)`;

const radiusMeters = ({ radius_km: km = limits.radiusKm.default }: ListingQuery) => km * 1000;

/** A listing is in a box, or around a point. */
export const area: SearchFilter = {
  conditions(query) {
    if (query.box) return boxConditions(query.box);
    if (!hasCenter(query)) return [];
    const [center, meters] = [searchCenter(query), radiusMeters(query)];
    // A box finds candidates by index, then the distance decides. The distance is a chord, which is
    // exact to 0.01 % up to 500 km.
    return [
      fragment`l.earth_point <@ cube_enlarge(${center}, ${meters}::float8, 3)`,
      fragment`cube_distance(l.earth_point, ${center}) <= ${meters}::float8`,
    ];
  },
  test({ table, query }) {
    return query.box || hasCenter(query) ? isIn(searchArea(query), table) : null;
  },
  relaxations({ table, query }): Relaxation[] {
    const test = area.test({ table, query, members: [] });
    if (!test) return [];
    const steps = query.box ? largerBoxes(query, query.box) : widerCircles(query);
    const tests = steps.map((step) => isIn(step.area, table));
    return [{ test, steps, count: countNested(tests), widens: true }];
  },
  saved: {
    columns: ['area', 'center', 'radius_meters', 'edges', 'needs_edges'],
    values(query) {
      const none = fragment`null`;
      if (query.box) {
        const { lower, upper, bottom, top, west, east, needs } = boxEdges(query.box);
        const edges = [bottom, top, ...west, ...east];
        return [
          fragment`cube(${lower}::float8[], ${upper}::float8[])`,
          none,
          none,
          fragment`${edges}::float8[]`,
          fragment`${needs}`,
        ];
      }
      if (!hasCenter(query)) return [none, none, none, none, none];
      const [center, meters] = [searchCenter(query), radiusMeters(query)];
      return [
        fragment`cube_enlarge(${center}, ${meters}::float8, 3)`,
        center,
        fragment`${meters}::float8`,
        none,
        none,
      ];
    },
    matches: fragment`((s.area is null or coalesce(s.area @> l.earth_point, false))
      and (s.center is null or cube_distance(l.earth_point, s.center) <= s.radius_meters)
      and (s.edges is null or (
        cube_ll_coord(l.earth_point, 3) between s.edges[1] - 1e-6 and s.edges[2] + 1e-6
        and case s.needs_edges
          when 'both' then ${isEastOfWest()} and ${isWestOfEast()}
          when 'either' then ${isEastOfWest()} or ${isWestOfEast()}
          else true end)))`,
  },
};

function isEastOfWest(): Fragment {
  return fragment`cube_ll_coord(l.earth_point, 2) * s.edges[3]
    >= cube_ll_coord(l.earth_point, 1) * s.edges[4]`;
}

function isWestOfEast(): Fragment {
  return fragment`cube_ll_coord(l.earth_point, 1) * s.edges[6]
    >= cube_ll_coord(l.earth_point, 2) * s.edges[5]`;
}

const isIn =
  (place: Area, table: IndexedListings): Condition =>
  (passing, begin) =>
    keepInside(place, table, passing, begin);

type AreaStep = RelaxationStep & { area: Area };

const enlargements = [
  { factor: 2, effort: 0.6 },
  { factor: 4, effort: 1.4 },
];

const largerBoxes = (query: PricedQuery, box: Box): AreaStep[] =>
  enlargements.map(({ factor, effort }) => {
    const larger = enlarge(box, factor);
    return {
      parameter: 'box',
      value: larger.join(','),
      effort,
      area: searchArea({ ...query, box: larger }),
    };
  });

const radii = [1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500];

function widerCircles(query: PricedQuery): AreaStep[] {
  const { radius_km: radius = limits.radiusKm.default } = query;
  const wider = radii.filter((km) => km >= radius * 1.2).slice(0, 3);
  return wider.map((km, nth) => ({
    parameter: 'radius_km',
    value: String(km),
    effort: 0.6 * (nth + 1),
    area: searchArea({ ...query, radius_km: km }),
  }));
}

/** A box of so many times the width and height around the same middle, on the grid. */
function enlarge([west, south, east, north]: Box, factor: number): Box {
  const width = east - west + (east < west ? 360 : 0);
  const more = { x: (width * (factor - 1)) / 2, y: ((north - south) * (factor - 1)) / 2 };
  const [bottom, top] = [Math.max(-90, south - more.y), Math.min(90, north + more.y)];
  if (width * factor >= 360) return [-180, onGrid(bottom), 180, onGrid(top)];
  const around = (degrees: number) =>
    degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees;
  return [
    onGrid(around(west - more.x)),
    onGrid(bottom),
    onGrid(around(east + more.x)),
    onGrid(top),
  ];
}
const onGrid = (degrees: number) => Math.round(degrees * 1000) / 1000;

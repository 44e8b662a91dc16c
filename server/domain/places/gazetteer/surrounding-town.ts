import { kilometersBetween } from '#geometry/distance.ts';
import { townRadius } from './areas.ts';
import type { PlaceTable } from './place-table.ts';

const minPopulation = 1000;
/** Half a degree is wider than half of any town, but those at the poles. */
const cellsPerDegree = 2;

/**
 * Finds the largest town that a place is in or beside; null where there is none. Indexes towns by
 * cells of half a degree at the first use: few searches need it.
 */
export function createSurroundingTown(table: PlaceTable): (place: number) => number | null {
  let cells: Map<string, number[]> | null = null;
  return (place) => {
    cells ??= groupTowns(table);
    const center = table.coordinates(place);
    const [row, column] = [toCell(center.latitude), toCell(center.longitude)];
    let largest: number | null = null;
    for (let y = row - 1; y <= row + 1; y += 1) {
      for (let x = column - 1; x <= column + 1; x += 1) {
        for (const town of cells.get(`${y}/${x}`) ?? []) {
          // Places are numbered by size, and a cell has the largest first.
          if (town >= (largest ?? place)) break;
          const km = kilometersBetween(center, table.coordinates(town));
          if (km < townRadius(table.population(town))) largest = town;
        }
      }
    }
    return largest;
  };
}

const toCell = (degrees: number) => Math.floor(degrees * cellsPerDegree);

function groupTowns(table: PlaceTable): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (let town = 0; table.population(town) >= minPopulation; town += 1) {
    const { latitude, longitude } = table.coordinates(town);
    const key = `${toCell(latitude)}/${toCell(longitude)}`;
    const inCell = cells.get(key);
    if (inCell) inCell.push(town);
    else cells.set(key, [town]);
  }
  return cells;
}

import type { ImportReading } from '#contract/imports/import-reading.ts';
import { openCurrencies, openInhabited } from '#domain/places/public.ts';
import { areaCounter, readDegrees, type Area } from '../reading/coordinates.ts';
import { detectDayOrder } from '../reading/days.ts';
import type { RowFile } from '../reading/row-file.ts';
import type { Survey } from '../reading/survey.ts';
import type { RowRules } from './map-rows.ts';
import type { Mapping } from './mapping.ts';
import { amountRules } from './read-money.ts';

interface FileFacts {
  file: RowFile;
  survey: Survey;
  mapping: Mapping;
}

/** How the cells of a file are read: as chosen, and where nothing is chosen as the file tells. */
export async function readRules(
  { file, survey, mapping }: FileFacts,
  reading: ImportReading,
  before: Pick<ImportReading, 'numbers'> = {},
): Promise<RowRules> {
  return {
    kinds: survey.alignmentKinds,
    amounts: amountRules(reading, mapping, survey.numbers, before),
    days: reading.days ?? detectDayOrder(dayEvidence(mapping, survey)),
    area: await findArea(file, mapping),
    world: { currencyAt: await openCurrencies(), isInhabited: await openInhabited() },
  };
}

/** What all columns of days tell together about the order of day and month. */
export function dayEvidence({ fields }: Mapping, { days }: Survey) {
  const all = { dayFirst: 0, monthFirst: 0, unclear: 0 };
  for (const name of ['available_from', 'available_until'] as const) {
    const expression = fields.get(name);
    const evidence = expression?.kind === 'column' ? days[expression.column] : undefined;
    all.dayFirst += evidence?.dayFirst ?? 0;
    all.monthFirst += evidence?.monthFirst ?? 0;
    all.unclear += evidence?.unclear ?? 0;
  }
  return all;
}

/** Enough to know in which city or country the rooms of a file are. */
const rowsLookedAt = 2000;

async function findArea(file: RowFile, { fields }: Mapping): Promise<Area | null> {
  const [latitude, longitude] = [fields.get('latitude'), fields.get('longitude')];
  if (latitude?.kind !== 'column' || longitude?.kind !== 'column') return null;
  const counter = areaCounter();
  let row = 0;
  for await (const { cells } of file.open()) {
    if (row > rowsLookedAt) break;
    row += 1;
    const north = readDegrees(cells[latitude.column] ?? '', 'latitude');
    const east = readDegrees(cells[longitude.column] ?? '', 'longitude');
    if (north !== null && east !== null) {
      counter.add(north * latitude.factor, east * longitude.factor);
    }
  }
  return counter.area();
}

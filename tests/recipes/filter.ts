import { inEachLanguage, type Recipe } from './rehearsal.ts';

/** A search for rooms in homes with so many bathrooms, or more. */
export const filter: Recipe = {
  heading: 'Add a filter',
  maxFiles: 4,
  edits: [
    {
      file: 'contract/search/filters.ts',
      before: '  /** One of these. */\n  room_type: {',
      insert: `  bathrooms: {
    filter: 'bathrooms',
    kind: 'count',
    compares: { field: 'total_bathrooms', accepts: 'at least' },
    ...limits.bedrooms,
    choices: [1, 2, 3],
    isRelaxed: true,
  },
`,
    },
    {
      file: 'src/features/browse/filter-labels.ts',
      before: '  room_type: { label: fieldLabels.room_type,',
      insert: `  bathrooms: {
    label: t.bathrooms,
    option: orMore,
    chip: (count) => t.atLeastBathrooms({ count }),
    advice: map.anyBathrooms,
  },
`,
    },
    {
      file: 'src/features/browse/filter-labels.ts',
      before: "  { names: ['house_rules'] },",
      insert: "  { names: ['bathrooms'] },\n",
    },
    {
      file: 'server/platform/database/schema/70-marks-and-alerts.sql',
      after: '  max_roommates integer,\n',
      insert: '  bathrooms integer,\n',
    },
    {
      file: 'server/platform/database/migrations/9001_bathrooms-of-searches.sql',
      create: 'alter table saved_searches add column bathrooms integer;\n',
    },
    ...inEachLanguage(
      'browse-later.ts',
      "export const bathrooms = 'Bathrooms';\nexport const atLeastBathrooms = ({ count }: { count: number | string }) => `${count} or more bathrooms`;\n",
    ),
    ...inEachLanguage(
      'map.ts',
      'export const anyBathrooms = ({ count }: { count: number }) => `${count} more`;\n',
    ),
    // The random searches of tests, which compare the index and the alerts with SQL.
    {
      file: 'bench/matching/random-searches.ts',
      before: '    ...(asks(0.15) && { max_roommates:',
      insert: '    ...(asks(0.15) && { bathrooms: String(1 + (nth % 3)) }),\n',
    },
    {
      file: 'tests/unit/matching/conditions.test.ts',
      before: ' max_roommates: maybe(',
      insert: ' bathrooms: maybe(1 + upTo(3)),',
    },
    {
      file: 'tests/unit/server/listing-index.test.ts',
      before: ' max_roommates: null }',
      insert: ' bathrooms: null,',
    },
  ],
};

import { languages } from '#contract/languages.ts';
import { inEachLanguage, type Recipe } from './rehearsal.ts';

/** The floor that a room is on, which its owner may state and its page shows. */
export const field: Recipe = {
  heading: 'Add a field to a listing',
  maxFiles: 6,
  edits: [
    {
      file: 'contract/listings/listing-fields.ts',
      before: '} as const satisfies Record<string, ListingFieldDeclaration>;',
      insert: `  floor: {
    kind: 'count',
    label: 'Floor',
    min: 0,
    max: 200,
    empty: null,
    shown: 'page',
  },
`,
    },
    {
      file: 'server/platform/database/schema/30-listings.sql',
      after: '  total_bathrooms integer,\n',
      insert: '  floor integer CONSTRAINT listings_floor_range CHECK (floor BETWEEN 0 AND 200),\n',
    },
    {
      file: 'server/platform/database/migrations/9000_floor-of-listings.sql',
      create:
        'alter table listings add column floor integer\n  constraint listings_floor_range check (floor between 0 and 200);\n',
    },
    {
      file: 'src/features/listing/listing-facts.tsx',
      before: '  if (here !== null)\n',
      insert: `  if (listing.floor !== null)
    facts.push({ id: 'floor', icon: 'bed', label: t.floor({ count: listing.floor }) });
`,
    },
    {
      file: 'src/features/listing-form/room-fields.tsx',
      before: '        <RoomTypeField term={term} />',
      insert: `        <form.AppField name="floor">
          {(formField) => <formField.NumberField label={t.floor} hint={t.floorHint} />}
        </form.AppField>
`,
    },
    {
      file: 'src/features/listing-form/form-steps.ts',
      before: "  monthly_rent: 'money',\n",
      insert: "  floor: 'room',\n",
    },
    ...inEachLanguage(
      'listing.ts',
      'export const floor = ({ count }: { count: number }) => `Floor ${formatNumber(count)}`;\n',
    ),
    ...inEachLanguage(
      'listing-form.ts',
      "export const floor = 'Floor';\nexport const floorHint = '0 is the ground floor';\n",
    ),
    ...languages.map((language) => ({
      file: `locales/${language}/listing-fields.ts`,
      after: 'fieldLabels: Record<ImportField | ListingFieldName, string> = {\n',
      insert: "  floor: 'Floor',\n",
    })),
    // The fixtures that the compiler names.
    {
      file: 'tests/unit/listing-form/listing-form-view.test.tsx',
      before: '  user_id: 3,\n  title: draft.title,',
      insert: '  floor: null,\n',
    },
    {
      file: 'tests/unit/listing-form/listing-draft.test.ts',
      before: "    user_id: 3,\n    title: 'Room with a view',",
      insert: '    floor: null,\n',
    },
    {
      file: 'tests/unit/listing/structured-data.test.ts',
      after: '  total_bathrooms: null,\n',
      insert: '  floor: null,\n',
    },
  ],
};

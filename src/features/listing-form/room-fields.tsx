import { amenities } from '#contract/vocabulary.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import { amenityLabels } from '#locales/vocabulary.ts';
import { RoomTypeField } from '#src/shared/listings/room-type-field.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { ChipsField } from './chips-field.tsx';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const counts = [
  { name: 'total_bedrooms', label: fieldLabels.total_bedrooms, hint: t.bedroomsHint },
  { name: 'total_bathrooms', label: fieldLabels.total_bathrooms, hint: t.bathroomsHint },
] as const;

/** What kind of room it is, how large the home is, and what it has. */
export function RoomFields({ form, term }: { form: ListingFormApi; term: RenderTerm }) {
  return (
    <>
      <div className={styles.pairs}>
        <RoomTypeField term={term} />
        {counts.map(({ name, label, hint }) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.NumberField label={label} hint={hint} required />}
          </form.AppField>
        ))}
      </div>
      <form.Field name="amenities">
        {({ state, handleChange }) => (
          <ChipsField
            legend={fieldLabels.amenities}
            terms={amenities}
            labels={amenityLabels}
            selected={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
    </>
  );
}

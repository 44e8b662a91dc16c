import * as t from '#locales/listing-form.ts';
import { RoomTypeField } from '#src/shared/listings/room-type-field.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const counts = [
  { name: 'total_bedrooms', label: t.bedrooms, hint: t.bedroomsHint },
  { name: 'total_bathrooms', label: t.bathrooms, hint: t.bathroomsHint },
  { name: 'current_roommates', label: t.currentRoommates, hint: t.currentRoommatesHint },
  { name: 'looking_for_roommates', label: t.lookingFor, hint: t.lookingForHint },
] as const;

/** What kind of room it is, how large the home is, and who lives there. */
export function NumberFields({ form, term }: { form: ListingFormApi; term: RenderTerm }) {
  return (
    <div className={styles.pairs}>
      {counts.map(({ name, label, hint }) => (
        <form.AppField key={name} name={name}>
          {(field) => <field.NumberField label={label} hint={hint} required />}
        </form.AppField>
      ))}
      <RoomTypeField term={term} />
    </div>
  );
}

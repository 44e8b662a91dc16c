import * as t from '#locales/listing-form.ts';
import { RoomTypeField } from '#src/shared/listings/room-type-field.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
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
        <form.Field key={name} name={name}>
          {(field) => <NumberField {...textControl(field)} label={label} hint={hint} required />}
        </form.Field>
      ))}
      <RoomTypeField term={term} />
    </div>
  );
}

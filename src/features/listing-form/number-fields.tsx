import type { RoomType } from '#contract/vocabulary.ts';
import { roomTypes } from '#contract/vocabulary.ts';
import { roomTypeLabels } from '#contract/labels/room-type.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const counts = [
  { name: 'total_bedrooms', label: 'Bedrooms', hint: 'In the whole home' },
  { name: 'total_bathrooms', label: 'Bathrooms', hint: 'With a bath or shower' },
  { name: 'current_roommates', label: 'People living here', hint: 'Today; 0 if nobody does' },
  { name: 'looking_for_roommates', label: 'Looking for', hint: 'How many roommates' },
] as const;

const types = [
  { value: '', label: 'Not stated' },
  ...roomTypes.map((value) => ({ value, label: roomTypeLabels[value] })),
];

/** What kind of room it is, how large the home is, and who lives there. */
export function NumberFields({ form }: { form: ListingFormApi }) {
  return (
    <div className={styles.pairs}>
      {counts.map(({ name, label, hint }) => (
        <form.Field key={name} name={name}>
          {(field) => <NumberField {...textControl(field)} label={label} hint={hint} required />}
        </form.Field>
      ))}
      <form.Field name="room_type">
        {(field) => (
          <SelectField
            id={field.name}
            label="Room type"
            aside="optional"
            hint="What one roommate has alone"
            value={field.state.value}
            options={types}
            onChange={(event) => field.handleChange(event.currentTarget.value as RoomType | '')}
          />
        )}
      </form.Field>
    </div>
  );
}

import { NumberField } from '#src/ui/number-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const days = [
  {
    name: 'available_from',
    label: 'Available from',
    hint: 'If empty: no date is shown',
  },
  { name: 'available_until', label: 'Available until', hint: 'Only if it ends on a day' },
] as const;

const stays = [
  { name: 'min_stay_months', label: 'Shortest stay', hint: 'If empty: not stated' },
  { name: 'max_stay_months', label: 'Longest stay', hint: 'If empty: as long as one likes' },
] as const;

/** From when to when it is free, and how long one can stay. */
export function StayFields({ form }: { form: ListingFormApi }) {
  return (
    <div className={styles.pairs}>
      {days.map(({ name, label, hint }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              {...textControl(field)}
              type="date"
              label={label}
              aside="optional"
              hint={hint}
            />
          )}
        </form.Field>
      ))}
      {stays.map(({ name, label, hint }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <NumberField
              {...textControl(field)}
              label={label}
              aside="optional"
              hint={hint}
              suffix="months"
            />
          )}
        </form.Field>
      ))}
    </div>
  );
}

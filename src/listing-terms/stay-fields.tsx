import { textControl } from '#src/ui/form-field.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { RenderTerm } from './render-term.ts';

const days = [
  {
    name: 'available_from',
    label: 'Available from',
    hint: 'If empty: no date is shown',
  },
  {
    name: 'available_until',
    label: 'Available until',
    hint: 'Only if it ends on a day; then searches leave it out',
  },
] as const;

const stays = [
  { name: 'min_stay_months', label: 'Shortest stay', hint: 'If empty: not stated' },
  { name: 'max_stay_months', label: 'Longest stay', hint: 'If empty: as long as one likes' },
] as const;

/** From when to when it is free, and how long one can stay. */
export function StayFields({ term }: { term: RenderTerm }) {
  return (
    <>
      {days.map(({ name, label, hint }) =>
        term(name, (field) => (
          <TextField
            {...textControl(field)}
            type="date"
            label={label}
            aside="optional"
            hint={hint}
          />
        )),
      )}
      {stays.map(({ name, label, hint }) =>
        term(name, (field) => (
          <NumberField
            {...textControl(field)}
            label={label}
            aside="optional"
            hint={hint}
            suffix="months"
          />
        )),
      )}
    </>
  );
}

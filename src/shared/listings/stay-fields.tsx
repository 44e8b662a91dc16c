import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { textControl } from '#src/ui/form-field.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { RenderTerm } from './render-term.ts';

const days = [
  {
    name: 'available_from',
    label: t.availableFrom,
    hint: t.availableFromHint,
  },
  {
    name: 'available_until',
    label: t.availableUntil,
    hint: t.availableUntilHint,
  },
] as const;

const stays = [
  { name: 'min_stay_months', label: t.shortestStay, hint: t.shortestStayHint },
  { name: 'max_stay_months', label: t.longestStay, hint: t.longestStayHint },
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
            aside={ui.optional}
            hint={hint}
          />
        )),
      )}
      {stays.map(({ name, label, hint }) =>
        term(name, (field) => (
          <NumberField
            {...textControl(field)}
            label={label}
            aside={ui.optional}
            hint={hint}
            suffix={t.months}
          />
        )),
      )}
    </>
  );
}

import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import type { RenderTerm } from './render-term.ts';

const days = [
  {
    name: 'available_from',
    label: fieldLabels.available_from,
    hint: t.availableFromHint,
  },
  {
    name: 'available_until',
    label: fieldLabels.available_until,
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
          <field.TextField type="date" label={label} aside={ui.optional} hint={hint} />
        )),
      )}
      {stays.map(({ name, label, hint }) =>
        term(name, (field) => (
          <field.NumberField label={label} aside={ui.optional} hint={hint} suffix={t.months} />
        )),
      )}
    </>
  );
}

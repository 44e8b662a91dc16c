import { roomTypeLabels } from '#locales/card.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { roomTypes } from '#contract/vocabulary.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import type { RenderTerm } from './render-term.ts';

const types = [
  { value: '', label: t.notStated },
  ...roomTypes.map((value) => ({ value, label: roomTypeLabels[value] })),
];

/** What kind of room it is. */
export const RoomTypeField = ({ term }: { term: RenderTerm }) =>
  term('room_type', (field) => (
    <SelectField
      id={field.name}
      label={fieldLabels.room_type}
      aside={ui.optional}
      hint={t.roomTypeHint}
      value={field.state.value}
      options={types}
      onChange={(event) => field.handleChange(event.currentTarget.value)}
    />
  ));

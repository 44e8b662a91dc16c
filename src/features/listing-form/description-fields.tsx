import { limits } from '#contract/limits.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import { TownField } from './town-field.tsx';
import type { ListingFormApi } from './listing-draft.ts';

/** Title, address, town and description of a listing. */
export function DescriptionFields({ form }: { form: ListingFormApi }) {
  return (
    <>
      <form.Field name="title">
        {(field) => (
          <TextField
            {...textControl(field)}
            label="Title"
            hint="What you would tell a friend, such as: Sunny room with a reading corner"
            suffix={`${Array.from(field.state.value).length} / ${limits.title.max}`}
            required
          />
        )}
      </form.Field>
      <form.Field name="address">
        {(field) => (
          <TextField
            {...textControl(field)}
            label="Address"
            hint="Others see it without the house number until you accept their inquiry."
            autoComplete="off"
            required
          />
        )}
      </form.Field>
      <TownField form={form} />
      <form.Field name="description">
        {(field) => (
          <TextArea
            {...textControl(field)}
            label="Description"
            aside="optional"
            hint="The room, the people, a normal week at home"
            limit={limits.description.max}
          />
        )}
      </form.Field>
    </>
  );
}

import type { ListingStatus } from '#contract/vocabulary.ts';
import { listingStatusLabels } from '#locales/vocabulary.ts';
import * as t from '#locales/listing-form.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import type { ListingFormApi } from './listing-draft.ts';

const details: Record<ListingStatus, string> = {
  active: t.activeHint,
  paused: t.pausedHint,
  filled: t.filledHint,
};

const choices = (['active', 'paused', 'filled'] as const).map((value) => ({
  value,
  label: listingStatusLabels[value],
  detail: details[value],
}));

/** Whether the room is offered at the moment: the status of its listing. */
export function StatusField({ form }: { form: ListingFormApi }) {
  return (
    <form.Field name="status">
      {(field) => (
        <ChoiceList
          id="status"
          name="status"
          legend={t.isStillFree}
          choices={choices}
          selected={[field.state.value]}
          onChange={([status]) => field.handleChange(status as ListingStatus)}
        />
      )}
    </form.Field>
  );
}

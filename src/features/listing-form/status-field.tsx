import type { ListingStatus } from '#contract/vocabulary.ts';
import { listingStatusLabels } from '#contract/labels/vocabulary.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import type { ListingFormApi } from './listing-draft.ts';

const details: Record<ListingStatus, string> = {
  active: 'Everyone finds it.',
  paused: 'Hidden for now. Only you see it.',
  filled: 'Someone moved in. Only you see it.',
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
          legend="Is it still free?"
          choices={choices}
          selected={[field.state.value]}
          onChange={([status]) => field.handleChange(status as ListingStatus)}
        />
      )}
    </form.Field>
  );
}

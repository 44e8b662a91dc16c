import { amenities, houseRules } from '#contract/vocabulary.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import * as t from '#locales/listing-form.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import type { ListingFormApi } from './listing-draft.ts';

/** Amenities and house rules. */
export function AmenityFields({ form }: { form: ListingFormApi }) {
  return (
    <>
      <form.Field name="amenities">
        {({ state, handleChange }) => (
          <Chips
            legend={t.amenities}
            all={amenities}
            labels={amenityLabels}
            chosen={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
      <form.Field name="house_rules">
        {({ state, handleChange }) => (
          <Chips
            legend={t.houseRules}
            all={houseRules}
            labels={houseRuleLabels}
            chosen={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
    </>
  );
}

interface ChipsProps<Term extends string> {
  legend: string;
  all: readonly Term[];
  labels: Record<Term, string>;
  chosen: Term[];
  onChange: (chosen: Term[]) => void;
}

function Chips<Term extends string>(props: ChipsProps<Term>) {
  const { legend, all, labels, chosen, onChange } = props;
  return (
    <ChipGroup legend={legend} showLegend>
      {all.map((term) => (
        <ChipToggle
          key={term}
          checked={chosen.includes(term)}
          onChange={(event) => {
            const others = chosen.filter((other) => other !== term);
            onChange(event.currentTarget.checked ? [...others, term] : others);
          }}
        >
          {labels[term]}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

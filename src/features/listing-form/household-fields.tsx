import { houseRules } from '#contract/vocabulary.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import { houseRuleLabels } from '#locales/vocabulary.ts';
import { ChipsField } from './chips-field.tsx';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const counts = [
  { name: 'current_roommates', label: t.currentRoommates, hint: t.currentRoommatesHint },
  { name: 'looking_for_roommates', label: t.lookingFor, hint: t.lookingForHint },
] as const;

/** Who lives there, how many are wanted, and what the house asks of them. */
export function HouseholdFields({ form }: { form: ListingFormApi }) {
  return (
    <>
      <div className={styles.pairs}>
        {counts.map(({ name, label, hint }) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.NumberField label={label} hint={hint} required />}
          </form.AppField>
        ))}
      </div>
      <form.Field name="house_rules">
        {({ state, handleChange }) => (
          <ChipsField
            legend={fieldLabels.house_rules}
            terms={houseRules}
            labels={houseRuleLabels}
            selected={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
    </>
  );
}

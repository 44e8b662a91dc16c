import { currencyOptions } from '#contract/labels/currency-options.ts';
import { currencySign } from '#contract/labels/money.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const counts = [
  { name: 'total_bedrooms', label: 'Bedrooms', hint: 'In the whole home' },
  { name: 'total_bathrooms', label: 'Bathrooms', hint: 'With a bath or shower' },
  { name: 'current_roommates', label: 'People living here', hint: 'Today; 0 if nobody does' },
  { name: 'looking_for_roommates', label: 'Looking for', hint: 'How many roommates' },
] as const;

/** What it costs, how large it is, who lives there, and from when. */
export function NumberFields({ form }: { form: ListingFormApi }) {
  return (
    <div className={styles.pairs}>
      <form.Subscribe selector={({ values }) => values.currency}>
        {(currency) => (
          <form.Field name="monthly_rent">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label="Monthly rent"
                hint="What one roommate pays"
                prefix={currency && currencySign(currency)}
                suffix="a month"
                required
              />
            )}
          </form.Field>
        )}
      </form.Subscribe>
      <form.Field name="currency">
        {(field) => (
          <SelectField
            label="Currency"
            hint="That of the country, unless you choose another"
            id={field.name}
            value={field.state.value}
            options={currencyOptions(field.state.value)}
            onChange={(event) => field.handleChange(event.currentTarget.value)}
          />
        )}
      </form.Field>
      <form.Field name="available_from">
        {(field) => (
          <TextField
            {...textControl(field)}
            type="date"
            label="Available from"
            aside="optional"
            hint="If empty: no date is shown"
          />
        )}
      </form.Field>
      {counts.map(({ name, label, hint }) => (
        <form.Field key={name} name={name}>
          {(field) => <NumberField {...textControl(field)} label={label} hint={hint} required />}
        </form.Field>
      ))}
    </div>
  );
}

import { currencyOptions } from '#contract/labels/currency-options.ts';
import { currencySign } from '#contract/labels/money.ts';
import { ChipToggle } from '#src/ui/chip-toggle.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

/** How bills are typed that the rent includes. */
const included = '0';

/** Rent, bills and deposit, and their currency. */
export function CostFields({ form }: { form: ListingFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => values.currency}>
      {(currency) => {
        const prefix = currency && currencySign(currency);
        return (
          <div className={styles.pairs}>
            <form.Field name="monthly_rent">
              {(field) => (
                <NumberField
                  {...textControl(field)}
                  label="Monthly rent"
                  hint="What one roommate pays"
                  prefix={prefix}
                  suffix="a month"
                  required
                />
              )}
            </form.Field>
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
            <form.Field name="monthly_bills">
              {(field) => (
                <div className={styles.choice}>
                  <NumberField
                    {...textControl(field)}
                    label="Bills"
                    aside="optional"
                    hint="Heating, power, water, internet: what one roommate pays on top"
                    prefix={prefix}
                    suffix="a month"
                  />
                  <ChipToggle
                    checked={field.state.value === included}
                    onChange={(event) =>
                      field.handleChange(event.currentTarget.checked ? included : '')
                    }
                  >
                    The rent includes bills
                  </ChipToggle>
                </div>
              )}
            </form.Field>
            <form.Field name="deposit">
              {(field) => (
                <NumberField
                  {...textControl(field)}
                  label="Deposit"
                  aside="optional"
                  hint="Paid once and given back; 0 if there is none"
                  prefix={prefix}
                />
              )}
            </form.Field>
          </div>
        );
      }}
    </form.Subscribe>
  );
}

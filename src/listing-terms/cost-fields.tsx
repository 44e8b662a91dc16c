import { currencyOptions } from '#contract/labels/currency-options.ts';
import { currencySign } from '#contract/labels/money.ts';
import { ChipToggle } from '#src/ui/chip-toggle.tsx';
import { textControl } from '#src/ui/form-field.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { RenderTerm } from './render-term.ts';
import styles from './listing-terms.module.css';

/** How bills are typed that the rent includes. */
const included = '0';

/** Rent, bills and deposit, and their currency. */
export function CostFields({ term, currency }: { term: RenderTerm; currency: string }) {
  const prefix = currency && currencySign(currency);
  return (
    <>
      {term('monthly_rent', (field) => (
        <NumberField
          {...textControl(field)}
          label="Monthly rent"
          hint="What one roommate pays"
          prefix={prefix}
          suffix="a month"
          required
        />
      ))}
      {term('currency', (field) => (
        <SelectField
          label="Currency"
          hint="That of the country, unless you choose another"
          id={field.name}
          value={field.state.value}
          options={currencyOptions(field.state.value)}
          onChange={(event) => field.handleChange(event.currentTarget.value)}
        />
      ))}
      {term('monthly_bills', (field) => (
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
            onChange={(event) => field.handleChange(event.currentTarget.checked ? included : '')}
          >
            The rent includes bills
          </ChipToggle>
        </div>
      ))}
      {term('deposit', (field) => (
        <NumberField
          {...textControl(field)}
          label="Deposit"
          aside="optional"
          hint="Paid once and given back; 0 if there is none"
          prefix={prefix}
        />
      ))}
    </>
  );
}

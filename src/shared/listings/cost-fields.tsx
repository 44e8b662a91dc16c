import { currencyOptions } from './currency-options.ts';
import * as card from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { currencySign } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { ChipToggle } from '#src/ui/chip-toggle.tsx';
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
        <field.NumberField
          label={fieldLabels.monthly_rent}
          hint={t.monthlyRentHint}
          prefix={prefix}
          suffix={card.aMonth}
          required
        />
      ))}
      {term('currency', (field) => (
        <SelectField
          label={fieldLabels.currency}
          hint={t.currencyHint}
          id={field.name}
          value={field.state.value}
          options={currencyOptions(field.state.value)}
          onChange={(event) => field.handleChange(event.currentTarget.value)}
        />
      ))}
      {term('monthly_bills', (field) => (
        <div className={styles.choice}>
          <field.NumberField
            label={common.bills}
            aside={ui.optional}
            hint={t.billsHint}
            prefix={prefix}
            suffix={card.aMonth}
          />
          <ChipToggle
            checked={field.state.value === included}
            onChange={(event) => field.handleChange(event.currentTarget.checked ? included : '')}
          >
            {t.billsIncluded}
          </ChipToggle>
        </div>
      ))}
      {term('deposit', (field) => (
        <field.NumberField
          label={fieldLabels.deposit}
          aside={ui.optional}
          hint={t.depositHint}
          prefix={prefix}
        />
      ))}
    </>
  );
}

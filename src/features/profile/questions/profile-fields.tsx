import { currencyOptions } from '#contract/labels/currency-options.ts';
import { intentLabels } from '#contract/labels/intent.ts';
import { currencySign } from '#contract/labels/money.ts';
import { limits } from '#contract/limits.ts';
import { intents } from '#contract/vocabulary.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { textControl } from '#src/ui/form-field.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AreaField } from './area-field.tsx';
import styles from './profile-form.module.css';
import { stayOptions } from '../profile-labels.ts';
import type { ProfileFormApi } from './use-profile-form.ts';

interface ProfileFieldsProps {
  form: ProfileFormApi;
  /** The id of one of the screens (profile-screens.ts). */
  screen: string;
}

/** The fields of one screen of the profile. */
export function ProfileFields({ form, screen }: ProfileFieldsProps) {
  const Fields = screens[screen];
  return Fields ? <Fields form={form} /> : null;
}

const screens: Record<string, (props: { form: ProfileFormApi }) => React.ReactNode> = {
  name: NameFields,
  area: ({ form }) => <AreaField form={form} />,
  budget: BudgetFields,
  dates: DateFields,
  about: AboutFields,
};

function NameFields({ form }: { form: ProfileFormApi }) {
  return (
    <div className={styles.fields}>
      <IntentField form={form} />
      <form.Field name="first_name">
        {(field) => (
          <TextField
            {...textControl(field)}
            label="First name"
            autoComplete="given-name"
            required
          />
        )}
      </form.Field>
      <form.Field name="last_name">
        {(field) => (
          <TextField
            {...textControl(field)}
            label="Last name"
            aside="optional"
            hint="Only you see it."
            autoComplete="family-name"
          />
        )}
      </form.Field>
      <form.Field name="birth_date">
        {(field) => (
          <TextField
            {...textControl(field)}
            type="date"
            label="Birth date"
            autoComplete="bday"
            required
          />
        )}
      </form.Field>
    </div>
  );
}

/** Not chosen beforehand: a guess would decide what is asked next. */
function IntentField({ form }: { form: ProfileFormApi }) {
  return (
    <form.Field name="intent">
      {({ name, state, handleChange }) => (
        <ChipGroup legend="What brings you here?" showLegend>
          {intents.map((intent, index) => (
            <ChipToggle
              key={intent}
              type="radio"
              // Where the form leads to when the server refuses the answer.
              id={index === 0 ? name : undefined}
              name={name}
              checked={state.value === intent}
              onChange={() => handleChange(intent)}
            >
              {intentLabels[intent]}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
    </form.Field>
  );
}

function BudgetFields({ form }: { form: ProfileFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => values.budget_currency}>
      {(currency) => (
        <div className={styles.pairs}>
          <form.Field name="budget_min">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label="From"
                aside="optional"
                prefix={currencySign(currency)}
                suffix="a month"
              />
            )}
          </form.Field>
          <form.Field name="budget_max">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label="Up to"
                aside="optional"
                prefix={currencySign(currency)}
                suffix="a month"
              />
            )}
          </form.Field>
          <form.Field name="budget_currency">
            {(field) => (
              <SelectField
                label="Currency"
                id={field.name}
                value={field.state.value}
                options={currencyOptions(field.state.value)}
                onChange={(event) => field.handleChange(event.currentTarget.value)}
              />
            )}
          </form.Field>
        </div>
      )}
    </form.Subscribe>
  );
}

function DateFields({ form }: { form: ProfileFormApi }) {
  return (
    <div className={styles.pairs}>
      <form.Field name="move_in_from">
        {(field) => (
          <TextField {...textControl(field)} type="date" label="Moving in from" aside="optional" />
        )}
      </form.Field>
      <form.Field name="stay_months">
        {(field) => {
          const { error, id, name, value, onBlur } = textControl(field);
          return (
            <SelectField
              {...{ id, name, value, onBlur, error }}
              label="Staying"
              aside="optional"
              options={stayOptions(value)}
              onChange={(event) => field.handleChange(event.currentTarget.value)}
            />
          );
        }}
      </form.Field>
    </div>
  );
}

function AboutFields({ form }: { form: ProfileFormApi }) {
  return (
    <div className={styles.fields}>
      <form.Field name="occupation">
        {(field) => (
          <TextField
            {...textControl(field)}
            label="What you do"
            aside="optional"
            hint="Such as: nurse, student of architecture"
          />
        )}
      </form.Field>
      <form.Field name="bio">
        {(field) => (
          <TextArea
            {...textControl(field)}
            label="About you"
            aside="optional"
            hint="A normal week of yours, and what you like at home"
            limit={limits.bio.max}
          />
        )}
      </form.Field>
    </div>
  );
}

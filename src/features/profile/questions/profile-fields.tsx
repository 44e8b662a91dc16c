import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import { intentLabels } from '#locales/vocabulary.ts';
import { currencySign } from '#locales/format.ts';
import { limits } from '#contract/limits.ts';
import { intents } from '#contract/vocabulary.ts';
import * as t from '#locales/questions.ts';
import * as ui from '#locales/ui.ts';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
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
            label={t.firstName}
            autoComplete="given-name"
            required
          />
        )}
      </form.Field>
      <form.Field name="last_name">
        {(field) => (
          <TextField
            {...textControl(field)}
            label={t.lastName}
            aside={ui.optional}
            hint={t.lastNameHint}
            autoComplete="family-name"
          />
        )}
      </form.Field>
      <form.Field name="birth_date">
        {(field) => (
          <TextField
            {...textControl(field)}
            type="date"
            label={t.birthDate}
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
        <ChipGroup legend={t.intent} showLegend>
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
                label={t.budgetFrom}
                aside={ui.optional}
                prefix={currencySign(currency)}
                suffix={t.aMonth}
              />
            )}
          </form.Field>
          <form.Field name="budget_max">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label={t.budgetUpTo}
                aside={ui.optional}
                prefix={currencySign(currency)}
                suffix={t.aMonth}
              />
            )}
          </form.Field>
          <form.Field name="budget_currency">
            {(field) => (
              <SelectField
                label={t.currency}
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
          <TextField
            {...textControl(field)}
            type="date"
            label={t.movingInFrom}
            aside={ui.optional}
          />
        )}
      </form.Field>
      <form.Field name="stay_months">
        {(field) => {
          const { error, id, name, value, onBlur } = textControl(field);
          return (
            <SelectField
              {...{ id, name, value, onBlur, error }}
              label={t.staying}
              aside={ui.optional}
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
            label={t.occupation}
            aside={ui.optional}
            hint={t.occupationHint}
          />
        )}
      </form.Field>
      <form.Field name="bio">
        {(field) => (
          <>
            <TextArea
              {...textControl(field)}
              label={t.bio}
              aside={ui.optional}
              hint={t.bioHint}
              limit={limits.bio.max}
            />
            <ScamNotice text={field.state.value} to="publisher" />
          </>
        )}
      </form.Field>
    </div>
  );
}

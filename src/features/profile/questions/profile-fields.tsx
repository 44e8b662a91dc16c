import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import * as card from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { intentLabels } from '#locales/vocabulary.ts';
import { currencySign } from '#locales/format.ts';
import { limits } from '#contract/limits.ts';
import { intents } from '#contract/vocabulary.ts';
import * as t from '#locales/questions.ts';
import * as titles from '#locales/titles.ts';
import * as ui from '#locales/ui.ts';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { textControl } from '#src/shared/forms/form-field.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { AreaField } from './area-field.tsx';
import styles from './profile-form.module.css';
import { stayOptions } from '../profile-labels.ts';
import type { ProfileScreen } from './profile-screens.ts';
import type { ProfileFormApi } from './use-profile-form.ts';

interface ProfileFieldsProps {
  form: ProfileFormApi;
  screen: ProfileScreen['id'];
}

/** The fields of one screen of the profile. */
export function ProfileFields({ form, screen }: ProfileFieldsProps) {
  const Fields = screens[screen];
  return <Fields form={form} />;
}

const screens: Record<ProfileScreen['id'], (props: { form: ProfileFormApi }) => React.ReactNode> = {
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
      <form.AppField name="first_name">
        {(field) => <field.TextField label={t.firstName} autoComplete="given-name" required />}
      </form.AppField>
      <form.AppField name="last_name">
        {(field) => (
          <field.TextField
            label={t.lastName}
            aside={ui.optional}
            hint={t.lastNameHint}
            autoComplete="family-name"
          />
        )}
      </form.AppField>
      <form.AppField name="birth_date">
        {(field) => (
          <field.TextField type="date" label={t.birthDate} autoComplete="bday" required />
        )}
      </form.AppField>
    </div>
  );
}

/** Not chosen beforehand: a guess would decide what is asked next. */
function IntentField({ form }: { form: ProfileFormApi }) {
  return (
    <form.AppField name="intent">
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
    </form.AppField>
  );
}

function BudgetFields({ form }: { form: ProfileFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => values.budget_currency}>
      {(currency) => (
        <div className={styles.pairs}>
          <form.AppField name="budget_min">
            {(field) => (
              <field.NumberField
                label={common.from}
                aside={ui.optional}
                prefix={currencySign(currency)}
                suffix={card.aMonth}
              />
            )}
          </form.AppField>
          <form.AppField name="budget_max">
            {(field) => (
              <field.NumberField
                label={common.upTo}
                aside={ui.optional}
                prefix={currencySign(currency)}
                suffix={card.aMonth}
              />
            )}
          </form.AppField>
          <form.AppField name="budget_currency">
            {(field) => (
              <SelectField
                label={common.currency}
                id={field.name}
                value={field.state.value}
                options={currencyOptions(field.state.value)}
                onChange={(event) => field.handleChange(event.currentTarget.value)}
              />
            )}
          </form.AppField>
        </div>
      )}
    </form.Subscribe>
  );
}

function DateFields({ form }: { form: ProfileFormApi }) {
  return (
    <div className={styles.pairs}>
      <form.AppField name="move_in_from">
        {(field) => <field.TextField type="date" label={t.movingInFrom} aside={ui.optional} />}
      </form.AppField>
      <form.AppField name="stay_months">
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
      </form.AppField>
    </div>
  );
}

function AboutFields({ form }: { form: ProfileFormApi }) {
  return (
    <div className={styles.fields}>
      <form.AppField name="occupation">
        {(field) => (
          <field.TextField label={t.occupation} aside={ui.optional} hint={t.occupationHint} />
        )}
      </form.AppField>
      <form.AppField name="bio">
        {(field) => (
          <>
            <field.TextArea
              label={titles.aboutYou}
              aside={ui.optional}
              hint={t.bioHint}
              limit={limits.bio.max}
            />
            <ScamNotice text={field.state.value} to="publisher" />
          </>
        )}
      </form.AppField>
    </div>
  );
}

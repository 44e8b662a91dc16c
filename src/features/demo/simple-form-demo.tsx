import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import * as t from '#locales/demo-pages.ts';
import { optional } from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { Columns, Panel } from '#src/ui/page-layout.tsx';
import { submitHandler, textControl } from '#src/ui/form-field.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { DemoLayout } from './demo-layout.tsx';
import styles from './demo.module.css';
import { ListingDraftSchema } from './listing-schema.ts';

/** A form on three fields of the listing contract. */
export function SimpleFormDemo() {
  const [read, setRead] = useState<typeof ListingDraftSchema.infer>();
  const form = useForm({
    defaultValues: { title: '', monthly_rent: '', external_link: '' },
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ListingDraftSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => {
      setRead(undefined);
      // The messages are there after the next paint.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('form [aria-invalid]')?.focus(),
      );
    },
    onSubmit: ({ value }) => setRead(ListingDraftSchema.assert(value)),
  });

  return (
    <DemoLayout title={t.simpleForm} lede={t.simpleLede}>
      <Columns
        aside={
          <Panel title={t.whatWasRead}>
            {read ? (
              <dl className={styles.facts}>
                {Object.entries(read).map(([name, value]) => (
                  <Entry key={name} name={name} value={value} />
                ))}
              </dl>
            ) : (
              <p className={styles.soft}>{t.nothingYet}</p>
            )}
          </Panel>
        }
      >
        <form
          className={styles.form}
          noValidate
          aria-label={t.simpleForm}
          onSubmit={submitHandler(form)}
        >
          <form.Field name="title">
            {(field) => <TextField {...textControl(field)} label={t.title} required />}
          </form.Field>
          <form.Field name="monthly_rent">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label={t.monthlyRent}
                prefix="$"
                suffix={t.aMonth}
                required
              />
            )}
          </form.Field>
          <form.Field name="external_link">
            {(field) => (
              <TextField {...textControl(field)} label={t.linkToMore} aside={optional} type="url" />
            )}
          </form.Field>
          <div>
            <Button type="submit">{t.check}</Button>
          </div>
          {read && (
            <Notice tone="success" live>
              {t.isValid}
            </Notice>
          )}
        </form>
      </Columns>
    </DemoLayout>
  );
}

function Entry({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{JSON.stringify(value)}</dd>
    </>
  );
}

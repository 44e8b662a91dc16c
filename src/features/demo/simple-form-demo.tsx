import { useState } from 'react';
import * as card from '#locales/card.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/demo-pages.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { optional } from '#locales/ui.ts';
import { useAppForm, validateOnBlur } from '#src/shared/forms/app-form.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Panel } from '#src/ui/page-layout.tsx';
import { DemoLayout } from './demo-layout.tsx';
import styles from './demo.module.css';
import { ListingDraftSchema } from './listing-schema.ts';

/** A form on three fields of the listing contract. */
export function SimpleFormDemo() {
  const [read, setRead] = useState<typeof ListingDraftSchema.infer>();
  const form = useAppForm({
    defaultValues: { title: '', monthly_rent: '', external_link: '' },
    ...validateOnBlur,
    validators: { onDynamic: ListingDraftSchema },
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
              <p className={styles.soft}>{common.nothingYet}</p>
            )}
          </Panel>
        }
      >
        <form.AppForm>
          <form.Form className={styles.form} aria-label={t.simpleForm}>
            <form.AppField name="title">
              {(field) => <field.TextField label={fieldLabels.title} required />}
            </form.AppField>
            <form.AppField name="monthly_rent">
              {(field) => (
                <field.NumberField
                  label={fieldLabels.monthly_rent}
                  prefix="$"
                  suffix={card.aMonth}
                  required
                />
              )}
            </form.AppField>
            <form.AppField name="external_link">
              {(field) => <field.TextField label={t.linkToMore} aside={optional} type="url" />}
            </form.AppField>
            <div>
              <form.SubmitButton>{t.check}</form.SubmitButton>
            </div>
            {read && (
              <Notice tone="success" live>
                {t.isValid}
              </Notice>
            )}
          </form.Form>
        </form.AppForm>
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

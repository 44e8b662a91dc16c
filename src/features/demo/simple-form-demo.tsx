import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
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
    <DemoLayout
      title="Simple form"
      lede="Three fields of the listing form, checked by the contract that the server checks with too. Leave a field empty, or ask for $200,000 a month, to read its messages; nothing is sent."
    >
      <Columns
        aside={
          <Panel title="What the form read">
            {read ? (
              <dl className={styles.facts}>
                {Object.entries(read).map(([name, value]) => (
                  <Entry key={name} name={name} value={value} />
                ))}
              </dl>
            ) : (
              <p className={styles.soft}>Nothing yet.</p>
            )}
          </Panel>
        }
      >
        <form
          className={styles.form}
          noValidate
          aria-label="Simple form"
          onSubmit={submitHandler(form)}
        >
          <form.Field name="title">
            {(field) => <TextField {...textControl(field)} label="Title" required />}
          </form.Field>
          <form.Field name="monthly_rent">
            {(field) => (
              <NumberField
                {...textControl(field)}
                label="Monthly rent"
                prefix="$"
                suffix="a month"
                required
              />
            )}
          </form.Field>
          <form.Field name="external_link">
            {(field) => (
              <TextField {...textControl(field)} label="Link to more" aside="optional" type="url" />
            )}
          </form.Field>
          <div>
            <Button type="submit">Check</Button>
          </div>
          {read && (
            <Notice tone="success" live>
              Everything fits the contract.
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

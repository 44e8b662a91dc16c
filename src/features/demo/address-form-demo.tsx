import { useState } from 'react';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/demo-pages.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { optional } from '#locales/ui.ts';
import { useAppForm, validateOnBlur } from '#src/shared/forms/app-form.tsx';
import { usePlaceOptions } from '#src/shared/api/places.ts';
import { Combobox } from '#src/ui/combobox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Panel } from '#src/ui/page-layout.tsx';
import { DemoLayout } from './demo-layout.tsx';
import styles from './demo.module.css';
import { AddressSchema } from './listing-schema.ts';
import { laterIcons } from '#src/ui/later-icons.ts';

interface AddressDraft {
  address: string;
  latitude: number | null;
  longitude: number | null;
}
const noAddress: AddressDraft = { address: '', latitude: null, longitude: null };

/** An address with a town from the gazetteer, which brings the coordinates. */
export function AddressFormDemo() {
  const [typed, setTyped] = useState('');
  const [isRead, setRead] = useState(false);
  const places = usePlaceOptions(typed);
  const form = useAppForm({
    defaultValues: noAddress,
    ...validateOnBlur,
    validators: { onDynamic: AddressSchema },
    onSubmitInvalid: () => {
      setRead(false);
      document.getElementById('address')?.focus();
    },
    onSubmit: () => setRead(true),
  });

  return (
    <DemoLayout title={t.addressForm} lede={t.addressLede}>
      <Columns
        aside={
          <Panel title={t.coordinates}>
            <form.Subscribe selector={({ values }) => values}>
              {({ latitude, longitude }) => (
                <dl className={styles.facts}>
                  <dt>{fieldLabels.latitude}</dt>
                  <dd>{latitude ?? t.notSet}</dd>
                  <dt>{fieldLabels.longitude}</dt>
                  <dd>{longitude ?? t.notSet}</dd>
                </dl>
              )}
            </form.Subscribe>
          </Panel>
        }
      >
        <form.AppForm>
          <form.Form className={styles.form} aria-label={t.addressForm}>
            <form.AppField name="address">
              {(field) => <field.TextField label={t.street} required />}
            </form.AppField>
            <Combobox
              {...places}
              label={t.town}
              aside={optional}
              icon={laterIcons.pin}
              query={typed}
              onQueryChange={setTyped}
              onSelect={({ label, detail, latitude, longitude }) => {
                setTyped(formatList([label, detail ?? '']));
                form.setFieldValue('latitude', latitude);
                form.setFieldValue('longitude', longitude);
              }}
              texts={{ none: t.noTown }}
            />
            <div>
              <form.SubmitButton>{t.check}</form.SubmitButton>
            </div>
            {isRead && (
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

import { Suspense, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { countGraphemes } from '#contract/primitives.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { TownField } from './town-field.tsx';
import type { ListingFormApi } from './listing-draft.ts';

/** Its rules come once somebody writes. */
const ExclusionNotice = lazyComponent(() => import('./exclusion-notice.tsx'));

/** Title, address, town and description of a listing. */
export function DescriptionFields({ form }: { form: ListingFormApi }) {
  const [place, setPlace] = useState<string>();
  return (
    <>
      <form.AppField name="title">
        {(field) => (
          <field.TextField
            label={t.title}
            hint={t.titleHint}
            suffix={`${countGraphemes(field.state.value)} / ${limits.title.max}`}
            required
          />
        )}
      </form.AppField>
      <form.AppField name="address">
        {(field) => (
          <field.TextField label={t.address} hint={t.addressHint} autoComplete="off" required />
        )}
      </form.AppField>
      <TownField form={form} onPick={setPlace} />
      <form.AppField name="description">
        {(field) => (
          <>
            <field.TextArea
              label={t.description}
              aside={ui.optional}
              hint={t.descriptionHint}
              limit={limits.description.max}
            />
            <ScamNotice text={field.state.value} to="publisher" />
          </>
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values}>
        {({ title, description, currency }) =>
          title + description !== '' && (
            <Suspense>
              <ExclusionNotice
                text={`${title}\n${description}`}
                place={place}
                currency={currency}
              />
            </Suspense>
          )
        }
      </form.Subscribe>
    </>
  );
}

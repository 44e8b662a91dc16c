import { Suspense, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { countGraphemes } from '#contract/primitives.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { textControl } from '#src/ui/form-field.ts';
import { TownField } from './town-field.tsx';
import type { ListingFormApi } from './listing-draft.ts';

/** Its rules come once somebody writes. */
const ExclusionNotice = lazyComponent(() => import('./exclusion-notice.tsx'));

/** Title, address, town and description of a listing. */
export function DescriptionFields({ form }: { form: ListingFormApi }) {
  const [place, setPlace] = useState<string>();
  return (
    <>
      <form.Field name="title">
        {(field) => (
          <TextField
            {...textControl(field)}
            label={t.title}
            hint={t.titleHint}
            suffix={`${countGraphemes(field.state.value)} / ${limits.title.max}`}
            required
          />
        )}
      </form.Field>
      <form.Field name="address">
        {(field) => (
          <TextField
            {...textControl(field)}
            label={t.address}
            hint={t.addressHint}
            autoComplete="off"
            required
          />
        )}
      </form.Field>
      <TownField form={form} onPick={setPlace} />
      <form.Field name="description">
        {(field) => (
          <>
            <TextArea
              {...textControl(field)}
              label={t.description}
              aside={ui.optional}
              hint={t.descriptionHint}
              limit={limits.description.max}
            />
            <ScamNotice text={field.state.value} to="publisher" />
          </>
        )}
      </form.Field>
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

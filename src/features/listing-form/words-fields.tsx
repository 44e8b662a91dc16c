import { Suspense } from 'react';
import { limits } from '#contract/limits.ts';
import { countGraphemes } from '#contract/primitives.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { Counter } from '#src/ui/counter.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { ListingFormApi } from './listing-draft.ts';

/** Its rules come once somebody writes. */
const ExclusionNotice = lazyComponent(() => import('#src/shared/trust/exclusion-notice.tsx'));

interface WordsFieldsProps {
  form: ListingFormApi;
  /** The place that was picked, with its country. */
  place: string | undefined;
}

/** Title and description of a listing, and a page that says more. */
export function WordsFields({ form, place }: WordsFieldsProps) {
  return (
    <>
      <form.AppField name="title">
        {(field) => (
          <field.TextField
            label={fieldLabels.title}
            hint={t.titleHint}
            suffix={<Counter at={countGraphemes(field.state.value)} of={limits.title.max} />}
            required
          />
        )}
      </form.AppField>
      <form.AppField name="description">
        {(field) => (
          <>
            <field.TextArea
              label={fieldLabels.description}
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
      <form.AppField name="external_link">
        {(field) => (
          <field.TextField
            type="url"
            label={t.externalLink}
            aside={ui.optional}
            hint={t.externalLinkHint}
          />
        )}
      </form.AppField>
    </>
  );
}

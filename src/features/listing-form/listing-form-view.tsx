import { useStore } from '@tanstack/react-form';
import { Suspense, useState, type ReactNode } from 'react';
import type { Listing, ListingForm } from '#contract/listings/listing.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { AmenityFields } from './amenity-fields.tsx';
import { CostFields } from '#src/shared/listings/cost-fields.tsx';
import { StayFields } from '#src/shared/listings/stay-fields.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { FormErrors } from './form-errors.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type ListingDraft, useListingForm } from './listing-draft.ts';
import styles from './listing-form.module.css';
import { NoPlaceNotice } from './no-place-notice.tsx';
import { NumberFields } from './number-fields.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { DescriptionFields } from './description-fields.tsx';
import { StatusField } from './status-field.tsx';

/** It comes after the fields, which need no rents. */
const RentNotice = lazyComponent(() => import('./rent-notice.tsx'));

interface ListingFormViewProps {
  /** Names the draft that is kept in this browser: the listing's id, or `new`. */
  target: string;
  /** The values as they are stored. */
  draft: ListingDraft;
  save: (form: ListingForm) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
  submitLabel: string;
  /** Shows the status, which can change only once the listing exists. */
  withStatus?: boolean;
  /** The photos of the listing, which are saved apart from the form. */
  photos: ReactNode;
  /** Says what leaving now would lose besides the values of the form; null for nothing. */
  describeOtherLoss: () => string | null;
  /** The way out without saving. */
  cancel: ReactNode;
}

/** The listing form, for posting and for editing. */
export function ListingFormView(props: ListingFormViewProps) {
  const { target, draft, save, onSaved, submitLabel, withStatus = false, photos, cancel } = props;
  const kept = useKeptDraft(target, draft);
  const { form, failure, refusals } = useListingForm({ draft, kept, save, onSaved });
  const [isRestored, setRestored] = useState(Object.keys(kept.earlier).length > 0);
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);

  const term: RenderTerm = (name, show) => (
    <form.AppField key={name} name={name}>
      {show}
    </form.AppField>
  );

  return (
    <>
      <LeaveGuard describeLoss={props.describeOtherLoss} />
      {isRestored && (
        <div className={styles.restored}>
          <Notice
            title={t.typedIsBack}
            actions={
              <Button
                variant="quiet"
                size="s"
                onClick={() => {
                  form.reset();
                  kept.forget();
                  setRestored(false);
                }}
              >
                {t.discard}
              </Button>
            }
          >
            {t.typedIsBackHint}
          </Notice>
        </div>
      )}
      <form.AppForm>
        <form.Form className={styles.form} aria-label={submitLabel}>
          {submitted && <FormErrors form={form} refusals={refusals} />}
          {withStatus && (
            <Panel>
              <StatusField form={form} />
            </Panel>
          )}
          <Panel title={t.thePlace}>
            <div className={styles.fields}>
              <DescriptionFields form={form} />
            </div>
          </Panel>
          {photos}
          <Panel title={t.costs}>
            <div className={styles.pairs}>
              <form.Subscribe selector={({ values }) => values.currency}>
                {(currency) => <CostFields term={term} currency={currency} />}
              </form.Subscribe>
            </div>
            <form.Subscribe selector={({ values }) => values}>
              {(values) => (
                <Suspense>
                  <RentNotice draft={values} />
                </Suspense>
              )}
            </form.Subscribe>
          </Panel>
          <Panel title={t.theRoom}>
            <NumberFields form={form} term={term} />
          </Panel>
          <Panel title={t.stay}>
            <div className={styles.pairs}>
              <StayFields term={term} />
            </div>
          </Panel>
          <Panel title={t.livingThere}>
            <div className={styles.fields}>
              <AmenityFields form={form} />
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
            </div>
          </Panel>
          {failure !== null && (
            <Notice tone="danger" title={t.saveFailed} live>
              {t.saveFailedHint({ reason: formatFailure(failure) })}
            </Notice>
          )}
          <form.Subscribe
            selector={({ values }) => values.latitude === null && values.address.trim() !== ''}
          >
            {(isWithoutPlace) => isWithoutPlace && <NoPlaceNotice />}
          </form.Subscribe>
          <div className={styles.actions}>
            <form.SubmitButton busyLabel={ui.saving}>{submitLabel}</form.SubmitButton>
            {cancel}
          </div>
        </form.Form>
      </form.AppForm>
    </>
  );
}

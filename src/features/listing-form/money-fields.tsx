import { Suspense } from 'react';
import * as t from '#locales/listing-form.ts';
import { CostFields } from '#src/shared/listings/cost-fields.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { StayFields } from '#src/shared/listings/stay-fields.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';
import { StatusField } from './status-field.tsx';

/** It comes after the fields, which need no rents. */
const RentNotice = lazyComponent(() => import('./rent-notice.tsx'));

interface MoneyFieldsProps {
  form: ListingFormApi;
  term: RenderTerm;
  /** The status can change only once the listing exists. */
  withStatus: boolean;
}

/** What it costs, from when to when, and for how long. */
export function MoneyFields({ form, term, withStatus }: MoneyFieldsProps) {
  return (
    <>
      <Panel title={t.costs} heading="h3">
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
      {withStatus && (
        <Panel>
          <StatusField form={form} />
        </Panel>
      )}
      <Panel title={t.stay} heading="h3">
        <div className={styles.pairs}>
          <StayFields term={term} />
        </div>
      </Panel>
    </>
  );
}

import { useStore } from '@tanstack/react-form';
import { useState, type ReactNode } from 'react';
import { readAmount } from '#contract/labels/amount.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import { formatNumber } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import { CardLayout } from '#remotes/listing-card/card-layout.tsx';
import { formatMonth, listingFacts, monthLabel } from '#src/shared/listings/listing-labels.ts';
import type { ListingDraft, ListingFormApi } from './listing-draft.ts';
import styles from './listing-preview.module.css';

interface ListingPreviewProps {
  form: ListingFormApi;
  /** The first photo. */
  cover: ReactNode;
}

/** The card of the listing as it is typed. */
export function ListingPreview({ form, cover }: ListingPreviewProps) {
  const draft = useStore(form.store, ({ values }) => values);
  const [nowMs] = useState(() => Date.now());
  const { price, period } = describePrice(draft);
  return (
    <div className={styles.preview} data-untitled={draft.title.trim() === '' || undefined}>
      <h2 className={styles.heading}>{t.preview}</h2>
      <CardLayout
        title={draft.title.trim() || fieldLabels.title}
        address={draft.address.trim() || fieldLabels.address}
        facts={listingFacts(
          {
            room_type: draft.room_type || null,
            total_bedrooms: readNumber(draft.total_bedrooms),
            current_roommates: readNumber(draft.current_roommates),
            available_from: draft.available_from || null,
          },
          nowMs,
        )}
        price={price}
        period={period}
        photo={cover}
        renderLink={({ className, children }) => <span className={className}>{children}</span>}
      />
      <p className={styles.hint}>{t.previewHint}</p>
    </div>
  );
}

function describePrice(draft: ListingDraft): { price: string; period: string } {
  const costs = {
    monthly_rent: readNumber(draft.monthly_rent) ?? 0,
    monthly_bills: readNumber(draft.monthly_bills),
    currency: draft.currency,
  };
  const period = monthLabel(costs);
  if (costs.monthly_rent === 0) return { price: '–', period };
  // Until a town is picked or a currency chosen.
  if (costs.currency === '') return { price: formatNumber(monthInAll(costs)), period };
  return { price: formatMonth(costs), period };
}

/** Null also for what is no number. */
function readNumber(typed: string): number | null {
  const number = readAmount(typed);
  return number !== null && Number.isFinite(number) ? number : null;
}

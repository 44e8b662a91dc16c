import type { ReactNode } from 'react';
import type { ChangedFavorite } from '#contract/news/news.ts';
import { formatMoney } from '#locales/format.ts';
import { aRoom } from '#locales/marks-later.ts';
import * as t from '#locales/news.ts';

/** What changed about a favorite: its state, or else its rent. */
export function describeFavorite({ title, now, was }: ChangedFavorite): ReactNode {
  return (
    <>
      <bdi>{title || aRoom}</bdi>:{' '}
      {now.state === was.state ? rentChange(now, was) : t.stateChanged[now.state]}
    </>
  );
}

type Offer = ChangedFavorite['now'];

function rentChange(now: Offer, was: Offer): string {
  const formatOfferRent = ({ total, currency }: Offer) =>
    total === null || currency === null ? '' : formatMoney(total, currency);
  return t.rentChanged({ now: formatOfferRent(now), was: formatOfferRent(was) });
}

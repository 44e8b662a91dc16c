import { describeListings } from '#catalogs/describe-listings.ts';
import * as t from '#locales/card.ts';
import { formatDay, formatMoney } from '#locales/format.ts';

export const { formatMonth, monthLabel, listingFacts, summarizeListing } = describeListings({
  // Not `t` itself: a catalog as a value costs every first load one more file.
  card: {
    roomTypeLabels: t.roomTypeLabels,
    bedrooms: t.bedrooms,
    residents: t.residents,
    freeNow: t.freeNow,
    freeFrom: t.freeFrom,
    aMonth: t.aMonth,
    aMonthInAll: t.aMonthInAll,
    aMonthWithBills: t.aMonthWithBills,
    factSeparator: t.factSeparator,
    summary: t.summary,
  },
  format: { formatDay, formatMoney },
});

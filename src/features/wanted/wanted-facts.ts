import type { WantedPage } from '#contract/wanted/wanted.ts';
import { describeWanted } from '#catalogs/describe-wanted.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/wanted.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import type { Fact } from '#src/ui/facts.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

type Wanted = Pick<
  WantedPage,
  'people' | 'area' | 'budget_max' | 'budget_currency' | 'move_in_from' | 'stay_months'
>;

const { describeBudget, describeStay } = describeWanted({
  wanted: {
    forStay: t.forStay,
    fromDay: t.fromDay,
    fromDayFor: t.fromDayFor,
    fromNow: t.fromNow,
    fromNowFor: t.fromNowFor,
    upTo: t.upTo,
    upToInAll: t.upToInAll,
  },
  format: { formatDay, formatMoney },
  formatStay,
});

/** What is wanted, as far as the profile says it. `nowMs` decides "now". */
export function wantedFacts(page: Wanted, nowMs: number): (Fact & { label: string })[] {
  const { people, area } = page;
  const budget = describeBudget(page);
  const stay = describeStay(page, nowMs);
  const facts: (Fact & { label: string })[] = [
    { id: 'people', icon: 'people', label: t.forPeople({ count: people }) },
  ];
  if (area) facts.push({ id: 'area', icon: laterIcons.pin, label: area });
  if (budget) facts.push({ id: 'budget', icon: laterIcons.home, label: budget });
  if (stay) facts.push({ id: 'stay', icon: 'calendar', label: stay });
  return facts;
}

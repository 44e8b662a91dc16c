import type { Import } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';
import { Facts, type Fact } from '#src/ui/facts.tsx';

const numbers = new Intl.NumberFormat('en-US');

/** What an import did, in numbers; only what is not nothing, but always what came in. */
export function RunFacts({ run }: { run: Import }) {
  const {
    added,
    updated,
    unchanged,
    set_aside: setAside,
    back_to_review: backToReview,
    duplicates,
    gone,
  } = run;
  const all: (Fact & { count: number; always?: true })[] = [
    { id: 'added', count: added, label: 'new', always: true },
    { id: 'updated', count: updated, label: 'updated', always: true },
    { id: 'unchanged', count: unchanged, label: 'unchanged', always: true },
    { id: 'aside', count: setAside, label: 'set aside', always: true },
    { id: 'review', count: backToReview, label: 'back to review' },
    { id: 'twins', count: duplicates, label: duplicates === 1 ? 'duplicate' : 'duplicates' },
    { id: 'gone', count: gone, label: 'gone from the source' },
  ];
  const facts = all
    .filter(({ count, always }) => always ?? count > 0)
    .map(({ id, count, label }) => ({ id, value: numbers.format(count), label }));
  return (
    <Facts facts={facts} label={`What the import did, of ${formatCount(run.rows_done, 'row')}`} />
  );
}

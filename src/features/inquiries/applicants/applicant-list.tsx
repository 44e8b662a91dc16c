import { useState } from 'react';
import type { Applicant, ApplicantPage } from '#contract/applicants/calls.ts';
import { applicants as applicantsLabel } from '#locales/titles.ts';
import * as t from '#locales/declines.ts';
import { Button } from '#src/ui/button.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import styles from './applicants.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import declineStyles from './declines.module.css';

/** An offer is taken back before its applicant is declined. */
const isDeclinable = ({ stage }: Applicant) => stage === 'new' || stage === 'talking';

/** The applicants of a page, whom the owner can decline one by one or several at once. */
export function ApplicantList({ page, nowMs }: { page: ApplicantPage; nowMs: number }) {
  const { items, listing } = page;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [declining, setDeclining] = useState<readonly Applicant[]>([]);
  // Whoever was declined or left meanwhile is not selected any more.
  const selectedApplicants = items.filter(
    (each) => isDeclinable(each) && selected.has(each.inquiry_id),
  );
  const declinable = listing.is_own ? items.filter(isDeclinable) : [];
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      {declinable.length > 1 && (
        <label className={declineStyles.selectAll}>
          <input
            type="checkbox"
            checked={selectedApplicants.length === declinable.length}
            onChange={({ currentTarget: { checked } }) => {
              setSelected(new Set(checked ? declinable.map((each) => each.inquiry_id) : []));
            }}
          />
          {t.selectAll({ count: declinable.length })}
        </label>
      )}
      <ul className={styles.list} aria-label={applicantsLabel}>
        {items.map((applicant) => (
          <li key={applicant.inquiry_id}>
            <ApplicantCard
              applicant={applicant}
              listing={listing}
              nowMs={nowMs}
              {...(listing.is_own &&
                isDeclinable(applicant) && {
                  selection: {
                    isSelected: selected.has(applicant.inquiry_id),
                    onSelect: (isSelected) => select(applicant.inquiry_id, isSelected),
                    onDecline: () => setDeclining([applicant]),
                  },
                })}
            />
          </li>
        ))}
      </ul>
      {selectedApplicants.length > 0 && (
        <div className={declineStyles.selected}>
          <output>{t.selectedCount({ count: selectedApplicants.length })}</output>
          <div className={styles.actions}>
            <Button variant="plain" size="s" onClick={() => setSelected(new Set())}>
              {t.clearSelection}
            </Button>
            <Button variant="danger" size="s" onClick={() => setDeclining(selectedApplicants)}>
              {t.declineSelected}
            </Button>
          </div>
        </div>
      )}
      {declining.length > 0 && (
        <DeclineDialog
          applicants={declining}
          listing={listing}
          onHeld={() => {
            setDeclining([]);
            setSelected(new Set());
          }}
          onClose={() => setDeclining([])}
        />
      )}
    </>
  );
}

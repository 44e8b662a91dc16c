import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExternalListing } from '#contract/external-listings/external-listing.ts';
import { importProblemLabel } from '../shared/import-problem.ts';
import * as t from '#locales/admin-external.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { formatFailure, isProblem } from '#src/api/errors.ts';
import { useChangeExternal, useAddExternal } from '../api/external-listing-writes.ts';
import { externalListingQuery } from '../api/external-listings.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.ts';
import { findChanges, toDraft, emptyDraft } from './external-draft.ts';
import { ExternalForm } from './external-form.tsx';
import styles from './external-listings.module.css';
import { changeTexts, sourceLabel } from './external-labels.tsx';
import * as titles from '#locales/titles.ts';

interface EditDialogProps {
  /** The listing to edit; null keeps the dialog closed. */
  id: number | null;
  onClose: () => void;
}

/** Edits one external listing; the address holds its id. */
export function EditDialog({ id, onClose }: EditDialogProps) {
  return (
    <Dialog open={id !== null} title={titles.editListing} onClose={onClose} wide>
      {id !== null && <Edit key={id} id={id} onClose={onClose} />}
    </Dialog>
  );
}

function Edit({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...externalListingQuery(useApi(), id), gcTime: 0 });
  if (data) return <EditForm listing={data} onClose={onClose} />;
  if (error) {
    const isGone = isProblem(error, 'not_found');
    return (
      <Notice
        tone="danger"
        title={isGone ? t.oneGone : t.oneFailed}
        live
        onRetry={() => void refetch()}
      >
        {formatFailure(error)}
      </Notice>
    );
  }
  return (
    <div className={styles.coming}>
      <LoadingPanel label={t.loadingOne} />
    </div>
  );
}

function EditForm({ listing, onClose }: { listing: ExternalListing; onClose: () => void }) {
  // A background refetch must not change the form while the user types.
  const [first] = useState(listing);
  const [stored] = useState(() => toDraft(listing));
  const { mutateAsync: change } = useChangeExternal(first.id);
  const { source, source_id: sourceId, problems, published_as: before } = first;
  return (
    <ExternalForm
      target={String(first.id)}
      stored={stored}
      submitLabel={common.saveChanges}
      save={async (form) => {
        await change(findChanges(first, form));
        showToast({ kind: 'success', message: common.changesSaved });
        onClose();
      }}
    >
      <p>{t.ofSource({ id: <bdi>{sourceId}</bdi>, source: sourceLabel(source) })}</p>
      {before && (
        <Notice tone="warning" title={t.changed}>
          <ul className={styles.problemList}>
            {changeTexts(before).map(({ field, text }) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title={t.foundProblems}>
          <ul className={styles.problemList}>
            {problems.map(importProblemLabel).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
    </ExternalForm>
  );
}

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds an external listing that no source has. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  return (
    <Dialog open={open} title={t.addByHand} onClose={onClose} wide>
      {open && <Add onClose={onClose} />}
    </Dialog>
  );
}

function Add({ onClose }: { onClose: () => void }) {
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync: add } = useAddExternal(key);
  return (
    <ExternalForm
      target="new"
      stored={emptyDraft}
      submitLabel={t.addListing}
      save={async (form) => {
        await add(form);
        showToast({ kind: 'success', message: t.added });
        onClose();
      }}
    />
  );
}

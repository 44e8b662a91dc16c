import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import { allowedTransitions } from '#machines/inquiry.machine.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useArchiveInquiry } from '#src/shared/api/inquiries.ts';
import { useBlock } from '#src/shared/api/safety.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { showToast } from '#src/ui/toast.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { formatOtherName, isReachable } from '../inquiry-labels.ts';
import { ReportDialog } from '../safety/report-dialog.tsx';
import { EndInquiryDialog, type InquiryEnding } from './end-inquiry-dialog.tsx';

/** The menu of an inquiry: end it, archive it, report it, or block the other user. */
export function InquiryMenu({ inquiry }: { inquiry: Inquiry }) {
  const [dialog, setDialog] = useState<'report' | 'block' | InquiryEnding | null>(null);
  // Of a group each is blocked on their own page, but whoever speaks for it.
  const name = formatOtherName({ ...inquiry, group: null });
  const close = () => setDialog(null);
  const { mutate } = useArchiveInquiry(inquiry.id);
  const archive = (isArchived: boolean) =>
    mutate(isArchived, {
      onSuccess: () =>
        showToast({ kind: 'success', message: isArchived ? t.archived : t.unarchived }),
      onError: (error) =>
        showToast({ kind: 'error', message: common.failed, description: formatFailure(error) }),
    });
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="s">
            {common.more}
            <Icon name={laterIcons.chevronDown} />
          </Button>
        }
      >
        {listEndings(inquiry).map((ending) => (
          <MenuItem key={ending} icon="close" onSelect={() => setDialog(ending)}>
            {t.answers[ending]}
          </MenuItem>
        ))}
        <MenuItem icon="check" onSelect={() => archive(!inquiry.is_archived)}>
          {inquiry.is_archived ? t.unarchive : t.archive}
        </MenuItem>
        <MenuItem icon="alert" onSelect={() => setDialog('report')}>
          {t.report}
        </MenuItem>
        {inquiry.other_user && !inquiry.is_blocked && (
          <MenuItem icon={laterIcons.shield} danger onSelect={() => setDialog('block')}>
            {isolate(t.blockName({ name }), name)}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'declined' || dialog === 'withdrawn') && (
        <EndInquiryDialog inquiry={inquiry} to={dialog} onClose={close} />
      )}
      {/* Mounted anew for each report, so that it starts empty. */}
      {dialog === 'report' && <ReportDialog kind="inquiry" id={inquiry.id} open onClose={close} />}
      {inquiry.other_user && (
        <BlockDialog
          userId={inquiry.other_user.id}
          name={name}
          open={dialog === 'block'}
          onClose={close}
        />
      )}
    </>
  );
}

/** How this side may end the inquiry. While it waits for an answer, the answer has its own buttons. */
function listEndings(inquiry: Inquiry): InquiryEnding[] {
  const transitions = allowedTransitions(inquiry.status, inquiry.side);
  if (!isReachable(inquiry) || transitions.includes('accepted')) return [];
  const canWithdraw = inquiry.group?.can_withdraw ?? true;
  return transitions
    .filter((transition) => transition !== 'accepted')
    .filter((transition) => transition !== 'withdrawn' || canWithdraw);
}

interface BlockDialogProps {
  userId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

function BlockDialog({ userId, name, open, onClose }: BlockDialogProps) {
  const { mutate, isPending, error } = useBlock(userId);
  return (
    <ConfirmDialog
      open={open}
      title={isolate(t.blockQuestion({ name }), name)}
      confirmLabel={t.block}
      danger
      busy={isPending}
      onConfirm={() => mutate(true, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{isolate(t.blockHint({ name }), name)}</p>
      <FailureNotice title={common.failed} error={error} />
    </ConfirmDialog>
  );
}

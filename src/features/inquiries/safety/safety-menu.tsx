import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useBlock } from '#src/shared/api/safety.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import { ReportDialog } from './report-dialog.tsx';

/** The menu of an inquiry: report it, or block the other user. */
export function SafetyMenu({ inquiry }: { inquiry: Inquiry }) {
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const name = formatOtherName(inquiry);
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="s">
            {t.more}
            <Icon name={laterIcons.chevronDown} />
          </Button>
        }
      >
        <MenuItem icon="alert" onSelect={() => setDialog('report')}>
          {t.report}
        </MenuItem>
        {inquiry.other_user && !inquiry.is_blocked && (
          <MenuItem icon={laterIcons.shield} danger onSelect={() => setDialog('block')}>
            {isolate(t.blockName({ name }), name)}
          </MenuItem>
        )}
      </Menu>
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
      {error && (
        <Notice tone="danger" title={t.failed} live>
          {formatFailure(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

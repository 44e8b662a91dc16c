import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { useBlock } from '#src/queries/safety.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { nameOfOther } from '../inquiry-words.ts';
import { writeFailureWords } from '../sending-failure.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** The quiet menu of a conversation: report it, block whoever is at the other end. */
export function SafetyMenu({ inquiry }: { inquiry: Inquiry }) {
  const [asking, setAsking] = useState<'report' | 'block' | null>(null);
  const name = nameOfOther(inquiry);
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="s">
            More
            <Icon name="chevron-down" />
          </Button>
        }
      >
        <MenuItem icon="alert" onSelect={() => setAsking('report')}>
          Report
        </MenuItem>
        {inquiry.person && !inquiry.is_blocked && (
          <MenuItem icon="shield" danger onSelect={() => setAsking('block')}>
            Block {name}
          </MenuItem>
        )}
      </Menu>
      {/* Mounted anew for each report: the one before is sent, or was thought better of. */}
      {asking === 'report' && <ReportDialog kind="inquiry" id={inquiry.id} open onClose={close} />}
      {inquiry.person && (
        <BlockDialog
          personId={inquiry.person.id}
          name={name}
          open={asking === 'block'}
          onClose={close}
        />
      )}
    </>
  );
}

interface BlockDialogProps {
  personId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

function BlockDialog({ personId, name, open, onClose }: BlockDialogProps) {
  const { mutate, isPending, error } = useBlock(personId);
  return (
    <ConfirmDialog
      open={open}
      title={`Block ${name}?`}
      confirmLabel="Block"
      danger
      busy={isPending}
      onConfirm={() => mutate(true, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {name} can no longer write to you, and you no longer see each other among the roomies. They
        are not told. You can let them in again.
      </p>
      {error && (
        <Notice tone="danger" title="That did not work" live>
          {writeFailureWords(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

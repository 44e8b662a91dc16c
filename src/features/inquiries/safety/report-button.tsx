import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';

interface ReportButtonProps extends Pick<ReportDialogProps, 'id'> {
  kind: 'listing' | 'user';
}

const words = { listing: 'Report this room', user: 'Report this person' };

/** The quiet way to tell the administrators about what is on this page. */
export function ReportButton({ kind, id }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" size="s" onClick={() => setOpen(true)}>
        <Icon name="alert" />
        {words[kind]}
      </Button>
      {/* Mounted anew for each report: the one before is sent, or was thought better of. */}
      {isOpen && <ReportDialog kind={kind} id={id} open onClose={() => setOpen(false)} />}
    </>
  );
}

import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { DeleteListingDialog } from './delete-listing-dialog.tsx';

interface DeleteListingButtonProps {
  listing: { id: number; title: string };
  /** Called before the message, to leave a page that no longer exists. */
  leave: () => unknown;
}

/** Deletes a listing, after asking. */
export function DeleteListingButton({ listing, leave }: DeleteListingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={common.deleteTitle({ title: listing.title })}
        onClick={() => setAsking(true)}
      >
        <Icon name={laterIcons.trash} />
        {ui.deleteIt}
      </Button>
      <DeleteListingDialog
        listing={listing}
        open={isAsking}
        onClose={() => setAsking(false)}
        leave={leave}
      />
    </>
  );
}

import { useRef, useState } from 'react';
import * as t from '#locales/household.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './household.module.css';

/** A new link to take along; it is shown only now, because only its hash is stored. */
export function InvitationLink({ token }: { token: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const link = `${window.location.origin}/household?token=${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t.copied);
    } catch {
      // The browser keeps us from the clipboard, not the person.
      field.current?.select();
      setSaid(t.selected);
    }
  };
  return (
    <div className={styles.newLink}>
      <TextField
        ref={field}
        label={t.invitationLink}
        hint={t.linkHint}
        dir="ltr"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>
        {said && <Icon name="check" />}
        {said || t.copyLink}
      </Button>
      <Announcement>{said}</Announcement>
    </div>
  );
}

import { useRef, useState } from 'react';
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
      setSaid('Copied');
    } catch {
      // The browser keeps us from the clipboard, not the person.
      field.current?.select();
      setSaid('Selected: copy it with the keyboard');
    }
  };
  return (
    <div className={styles.newLink}>
      <TextField
        ref={field}
        label="Invitation link"
        hint="Copy it now: it is not shown again. Whoever opens it first can join."
        dir="ltr"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>
        {said && <Icon name="check" />}
        {said || 'Copy link'}
      </Button>
      <Announcement>{said}</Announcement>
    </div>
  );
}

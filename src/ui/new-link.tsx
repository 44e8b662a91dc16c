import { useRef, useState } from 'react';
import * as t from '#locales/links.ts';
import { Announcement } from './announcement.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './new-link.module.css';
import { TextField } from './text-field.tsx';

interface NewLinkProps {
  label: string;
  hint: string;
  link: string;
}

/** A link to take along, shown only now: the server stores the hash of its secret. */
export function NewLink({ label, hint, link }: NewLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
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
        label={label}
        hint={hint}
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

import { useId, useRef, useState } from 'react';
import * as links from '#locales/links.ts';
import * as t from '#locales/partners.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './code-block.module.css';
import type { Code } from './snippets/snippet.ts';

/** Code to take along, with a button that does it. */
export function CodeBlock({ title, code }: Code) {
  const titleId = useId();
  const text = useRef<HTMLElement>(null);
  // Which code it was: after a change there is something new to copy.
  const [copied, setCopied] = useState({ code: '', said: '' });
  const said = copied.code === code ? copied.said : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, said: links.copied });
    } catch {
      // The browser keeps us from the clipboard, not the person.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopied({ code, said: t.selected });
    }
  };
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <Button variant="quiet" size="s" aria-describedby={titleId} onClick={() => void copy()}>
          {said && <Icon name="check" />}
          {said || t.copy}
        </Button>
        <Announcement>{said}</Announcement>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section ref={text} className={styles.scroll} tabIndex={0} aria-labelledby={titleId}>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}

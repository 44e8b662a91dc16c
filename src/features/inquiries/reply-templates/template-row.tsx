import { useState } from 'react';
import type { ReplyTemplate } from '#contract/reply-templates/calls.ts';
import * as t from '#locales/reply-templates.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import styles from './reply-templates.module.css';

interface TemplateRowProps {
  template: ReplyTemplate;
  onInsert: () => Promise<void>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One template with what can be done with it. */
export function TemplateRow({ template, onInsert, onEdit, onDelete }: TemplateRowProps) {
  const [isInserting, setInserting] = useState(false);
  const text = readBeginning(template.text);
  return (
    <article className={styles.row}>
      <p className={styles.preview} dir="auto">
        {template.text}
      </p>
      <div className={styles.actions}>
        <Button
          size="s"
          busy={isInserting}
          aria-label={t.insertText({ text })}
          onClick={() => {
            setInserting(true);
            void onInsert();
          }}
        >
          {t.insert}
        </Button>
        <Button variant="quiet" size="s" aria-label={t.editText({ text })} onClick={onEdit}>
          <Icon name={laterIcons.edit} />
          {ui.edit}
        </Button>
        <Button variant="quiet" size="s" aria-label={t.deleteText({ text })} onClick={onDelete}>
          <Icon name={laterIcons.trash} />
          {ui.deleteIt}
        </Button>
      </div>
    </article>
  );
}

const beginning = 40;

/** So much of a text that it is told from others. */
function readBeginning(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/gu, ' '));
  const cut = characters.slice(0, beginning).join('');
  return characters.length > beginning ? `${cut}…` : cut;
}

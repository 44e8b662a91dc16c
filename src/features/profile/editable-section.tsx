import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as t from '#locales/profile.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

interface EditableSectionProps {
  title: string;
  /** Whether the editor is open from the start. */
  startsOpen?: boolean;
  /** What is there now. */
  children: ReactNode;
  /** What changes it; calls back when it is done, saved or not. */
  renderEditor: (close: () => void) => ReactNode;
}

/** A part of the profile to read, and to change in its place. */
export function EditableSection(props: EditableSectionProps) {
  const { title, startsOpen = false, children, renderEditor } = props;
  const [isEditing, setIsEditing] = useState(startsOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Closing the editor returns focus to the button that opened it.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Section
      title={title}
      actions={
        !isEditing && (
          <Button
            ref={button}
            variant="quiet"
            size="s"
            aria-label={t.editPart({ part: title })}
            onClick={() => setIsEditing(true)}
          >
            {ui.edit}
          </Button>
        )
      }
    >
      {isEditing ? renderEditor(() => setIsEditing(false)) : children}
    </Section>
  );
}

interface Answer {
  topic: string;
  answer: string | number | null | undefined;
}

/** What a user said, topic by topic. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className={styles.facts}>
      {answers.map(({ topic, answer }) => (
        <div key={topic} className={styles.fact}>
          <dt>{topic}</dt>
          <dd dir="auto">{answer || <span className={styles.open}>{t.notFilledIn}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useQuery } from '@tanstack/react-query';
import * as t from '#locales/partners.ts';
import { pinnedElementQuery } from './api/pinned-element.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { embedMethods, listMethods, type Choice, type EmbedMethod } from './choice.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './partners.module.css';
import { listSnippet, type ListSubject } from './snippets/list.ts';
import type { Subject } from './snippets/snippet.ts';
import { snippets } from './ways.ts';

interface SnippetPanelProps {
  choice: Choice;
  /** Null until it is known what to make snippets of. */
  subject: Omit<Subject, 'file'> | null;
  onChange: (change: Partial<Choice>) => void;
}

/** The code for the chosen way, and what a content security policy has to let in. */
export function SnippetPanel({ choice, subject, onChange }: SnippetPanelProps) {
  const isPinned = choice.pinned && choice.way === 'html';
  const pinned = useQuery({ ...pinnedElementQuery, enabled: isPinned });
  const file = isPinned ? pinned.data : null;
  const snippet = subject && snippets[choice.way].make({ ...subject, file: file ?? null });
  return (
    <>
      <WayField ways={embedMethods} way={choice.way} onChange={onChange} />
      {snippet && (
        <div className={styles.snippet}>
          <p className={styles.lede}>{snippet.lede}</p>
          {choice.way === 'html' && <PinField {...{ choice, onChange }} />}
          {pinned.isError && (
            <Notice
              tone="warning"
              title={t.hashFailed}
              live
              onRetry={() => void pinned.refetch()}
            />
          )}
          {/* Until the hash is known, there is nothing that would be pinned. */}
          {file !== undefined &&
            snippet.codes.map((code) => <CodeBlock key={code.title} {...code} />)}
          <CodeBlock title={t.codeTitles.policy} code={snippet.policy.join('; ')} />
        </div>
      )}
    </>
  );
}

interface ListCodeProps {
  way: EmbedMethod;
  subject: ListSubject;
  onChange: (change: Partial<Choice>) => void;
}

/** The code of a list. */
export function ListCode({ way, subject, onChange }: ListCodeProps) {
  // The way of a room may be none of a list.
  const method = listMethods.find((each) => each === way) ?? 'html';
  const { lede, codes, policy } = listSnippet(method, subject);
  return (
    <>
      <WayField ways={listMethods} way={method} onChange={onChange} />
      <div className={styles.snippet}>
        <p className={styles.lede}>{lede}</p>
        {codes.map((code) => (
          <CodeBlock key={code.title} {...code} />
        ))}
        <CodeBlock title={t.codeTitles.policy} code={policy.join('; ')} />
      </div>
    </>
  );
}

interface WayFieldProps {
  ways: readonly EmbedMethod[];
  way: EmbedMethod;
  onChange: (change: Pick<Choice, 'way'>) => void;
}

function WayField({ ways, way: current, onChange }: WayFieldProps) {
  return (
    <ChipGroup legend={t.waysLegend}>
      {ways.map((way) => (
        <ChipToggle
          key={way}
          type="radio"
          name="way"
          checked={current === way}
          onChange={() => onChange({ way })}
        >
          {snippets[way].label}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

function PinField({ choice, onChange }: Pick<SnippetPanelProps, 'choice' | 'onChange'>) {
  return (
    <div className={styles.pin}>
      <ChipToggle checked={choice.pinned} onChange={() => onChange({ pinned: !choice.pinned })}>
        {t.pin}
      </ChipToggle>
      <p>{choice.pinned ? t.pinned : t.unpinned}</p>
    </div>
  );
}

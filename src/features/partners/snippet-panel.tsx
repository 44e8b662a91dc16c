import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { ways, type Choice } from './choice.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './partners.module.css';
import type { Subject } from './snippets/snippet.ts';
import { snippets } from './ways.ts';

export interface SnippetPanelProps {
  choice: Choice;
  /** Null until it is known what to make snippets of. */
  subject: Subject | null;
  onChange: (change: Partial<Choice>) => void;
}

/** The code for the chosen way, and what a content security policy has to let in. */
export function SnippetPanel({ choice, subject, onChange }: SnippetPanelProps) {
  const snippet = subject && snippets[choice.way].make(subject);
  return (
    <>
      <ChipGroup legend="How your site shows it">
        {ways.map((way) => (
          <ChipToggle
            key={way}
            type="radio"
            name="way"
            checked={choice.way === way}
            onChange={() => onChange({ way })}
          >
            {snippets[way].label}
          </ChipToggle>
        ))}
      </ChipGroup>
      {snippet && (
        <div className={styles.snippet}>
          <p className={styles.lede}>{snippet.lede}</p>
          {choice.way === 'html' && (
            <div className={styles.pin}>
              <ChipToggle
                checked={choice.pinned}
                onChange={() => onChange({ pinned: !choice.pinned })}
              >
                Pin this version
              </ChipToggle>
              <p>
                {choice.pinned
                  ? 'An address that never changes, checked by its hash: not a byte other than these runs. Corrections reach you when you take a new one.'
                  : 'An address that stays: corrections reach your site within minutes.'}
              </p>
            </div>
          )}
          {snippet.codes.map((code) => (
            <CodeBlock key={code.title} {...code} />
          ))}
          <CodeBlock
            title="Add to your Content-Security-Policy, if you have one"
            code={snippet.policy.join(';\n')}
          />
        </div>
      )}
    </>
  );
}

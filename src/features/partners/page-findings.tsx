import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/page-check.ts';
import { checkHtml } from '#roomieradar-elements/check/check-page.ts';
import type { Finding } from '#roomieradar-elements/check/finding.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './page-check.module.css';
import type { Subject } from './snippets/snippet.ts';

/** What is wrong with pasted HTML and its policy, each with the line to write. */
export function PageFindings({
  html,
  policy,
  origin,
  imageOrigin,
}: Pick<Subject, 'origin' | 'imageOrigin'> & { html: string; policy: string }) {
  const imageOrigins = imageOrigin === null ? [] : [imageOrigin];
  const { findings } = checkHtml(html, policy, { origin, imageOrigins });
  return (
    <div>
      <p className={styles.result} aria-live="polite">
        {findings.length === 0 ? t.checkRight : t.checkWrong({ count: findings.length })}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding, index) => (
          <li key={JSON.stringify(finding)}>
            <Described finding={finding} number={formatNumber(index + 1)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Described({ finding, number }: { finding: Finding; number: string }) {
  const { code, level, line, source, write, ...values } = finding;
  const label = t.levelLabels[level];
  const text = t.findings[code]({
    name: isolate(values.name),
    value: isolate(values.value),
    allowed: isolate(values.allowed),
  });
  return (
    <>
      <p className={styles.level} data-level={level}>
        <Icon name="alert" />
        {line === null ? label : t.atLine({ level: label, line: formatNumber(line) })}
      </p>
      <p>{text}</p>
      {source && (
        <pre className={styles.now} dir="ltr">
          <code>{source.trim()}</code>
        </pre>
      )}
      {write !== null && <CodeBlock title={t.writeText({ number })} code={write} />}
    </>
  );
}

/** Code inside a sentence from right to left keeps its own direction. */
const isolate = (code: string) => `\u2066${code}\u2069`;

import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import * as t from '#locales/page-check.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { embedStatusQuery } from './api/embed-status.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './page-check.module.css';
import type { Subject } from './snippets/snippet.ts';

/** Stands for the partner's page. */
const exampleAddress = 'https://your-site.example/rooms';

const PageFindings = lazyComponent(() => import('./page-findings.tsx'), 'PageFindings');

type PageCheckProps = Pick<Subject, 'origin' | 'imageOrigin'>;

/** Checks HTML that a partner pastes, in this browser alone, and names the command that runs a page. */
export function PageCheck({ origin, imageOrigin }: PageCheckProps) {
  const [html, setHtml] = useState('');
  const [policy, setPolicy] = useState('');
  // A page may be long, and typing must not wait for its check.
  const checked = { html: useDeferredValue(html), policy: useDeferredValue(policy) };
  const status = useQuery(embedStatusQuery);
  const file = status.data?.package?.url;
  return (
    <div className={styles.check}>
      <p className={styles.lede}>{t.pageCheckLede}</p>
      <div className={styles.html}>
        <TextArea
          label={t.pageHtml}
          hint={t.pageHtmlHint}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
          rows={6}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <TextField
        label={t.pagePolicy}
        hint={t.pagePolicyHint}
        value={policy}
        onChange={({ target }) => setPolicy(target.value)}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
      />
      {checked.html.trim() !== '' && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton />
            </Loading>
          }
        >
          <PageFindings {...checked} origin={origin} imageOrigin={imageOrigin} />
        </Suspense>
      )}
      {file !== undefined && (
        <CodeBlock title={t.checkCommand} code={['npx', file, 'check', exampleAddress].join(' ')} />
      )}
    </div>
  );
}

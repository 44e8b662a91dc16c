import { useQuery } from '@tanstack/react-query';
import type { OwnStatement } from '#contract/moderation/statement.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/notices.ts';
import { useApi } from '#src/api/api-context.ts';
import { statementsQuery } from '#src/shared/api/safety.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

/** What administrators decided about the user, each with its page. Nothing when there is none. */
export function OwnStatements() {
  const { data } = useQuery(statementsQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t.decisionsAboutYou} heading="h3">
      <ul className={styles.sessions}>
        {data.items.map((statement) => (
          <li key={statement.id} className={styles.session}>
            <div className={styles.words}>
              <p className={styles.device}>
                {isolate(statementHeading(statement), statement.target_label)}
              </p>
              <p className={styles.soft}>
                {formatDay(statement.created_at)} · {statementState(statement)}
              </p>
            </div>
            {/* A page of the server: it works for those, too, who cannot sign in. */}
            <a href={statement.url}>{t.showReasons}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function statementHeading({
  action,
  target_kind: kind,
  target_label: title,
}: OwnStatement): string {
  if (action === 'listing_hidden') return t.hidden({ title });
  if (action === 'listing_deleted') return t.deleted({ title });
  if (action === 'wanted_hidden') return t.wantedHidden({ title });
  if (action === 'user_suspended') return t.suspended;
  return (kind === 'listing' || kind === 'wanted') && title !== ''
    ? t.warnedAbout({ title })
    : t.warned;
}

function statementState({ decision, appealed_at, can_appeal }: OwnStatement): string {
  if (decision !== null) return t.decisionLabels[decision];
  if (appealed_at !== null) return t.appealSent;
  return can_appeal ? t.appealHint : t.appealOver;
}

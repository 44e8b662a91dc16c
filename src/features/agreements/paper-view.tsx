import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Agreement } from '#contract/agreements/calls.ts';
import { sections } from '#contract/agreements/clauses.ts';
import { languageNames, languages, textDirection, type Language } from '#contract/languages.ts';
import * as page from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { AgreementLoading } from './agreement-skeleton.tsx';
import styles from './agreements.module.css';
import { paperTextsQuery } from './api/paper-texts.ts';
import type { PaperTexts } from './paper-texts.ts';

interface PaperProps {
  groupName: string;
  agreement: Agreement;
  language: Language;
}

/** The page to print, and in which language; the browser saves it as PDF. */
export function PaperView(props: PaperProps & { groupId: number }) {
  const { groupId, language } = props;
  const query = useQuery(paperTextsQuery(language));
  return (
    <Page width="m">
      <div className={styles.tools}>
        <Link
          to="/groups/$id/agreement"
          params={{ id: groupId }}
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          {page.back}
        </Link>
        <fieldset className={styles.languages}>
          <legend>{page.printIn}</legend>
          {languages.map((each) => (
            <Link
              key={each}
              to="/groups/$id/agreement"
              params={{ id: groupId }}
              search={{ paper: each }}
              replace
              lang={each}
              aria-current={each === language || undefined}
              className={buttonClass({
                variant: each === language ? 'primary' : 'quiet',
                size: 's',
              })}
            >
              {languageNames[each]}
            </Link>
          ))}
        </fieldset>
        <Button onClick={() => window.print()}>{common.print}</Button>
      </div>
      {query.data ? (
        <Paper {...props} texts={query.data} />
      ) : query.error ? (
        <LoadFailureView title={page.failed} query={query} />
      ) : (
        <AgreementLoading />
      )}
    </Page>
  );
}

function Paper({ groupName, agreement, language, texts }: PaperProps & { texts: PaperTexts }) {
  const { t, formatDay } = texts;
  const { version, rules, members } = agreement;
  const isComplete = members.every(({ accepted_at: at }) => at !== null);
  return (
    <div className={styles.paper} lang={language} dir={textDirection(language)}>
      <h1>{isolate(t.pageTitle({ group: groupName }), groupName)}</h1>
      <p>{t.versionNumber({ number: String(version) })}</p>
      <p className={styles.lease}>{t.noLease}</p>
      {sections.map((section) => {
        const own = rules.filter((rule) => rule.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section}>
            <h2>{t.sectionNames[section]}</h2>
            <ul>
              {own.map(({ id, clause, text, proposals }) => (
                <li key={id} dir="auto">
                  {clause
                    ? t.clauseTexts[clause]
                    : (text ??
                      proposals.map((proposal) => t.clauseTexts[proposal.clause]).join(' / '))}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {!isComplete && <p>{t.notAllAccepted}</p>}
      <ul className={styles.signatures}>
        {members.map(({ id, first_name: name, accepted_at: at, accepted_as: acceptedAs }) => (
          <li key={id}>
            {at === null ? (
              <>
                <bdi>{name ?? t.memberHidden}</bdi>: {t.notAccepted}
              </>
            ) : (
              isolate(
                t.acceptedOn({ name: acceptedAs ?? t.memberHidden, day: formatDay(at) }),
                acceptedAs ?? '',
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

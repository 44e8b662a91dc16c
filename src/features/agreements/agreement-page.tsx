import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Agreement } from '#contract/agreements/calls.ts';
import { sections } from '#contract/agreements/clauses.ts';
import type { Language } from '#contract/languages.ts';
import * as paper from '#locales/agreement-paper.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { language } from '#locales/format.ts';
import { houseAgreement } from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import { groupQuery } from '#src/shared/api/groups.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AcceptNotice, Acceptances } from './acceptances.tsx';
import { AgreementLoading } from './agreement-skeleton.tsx';
import styles from './agreements.module.css';
import { agreementQuery, useDraftAgreement } from './api/agreements.ts';
import { Changes } from './changes.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { PaperView } from './paper-view.tsx';
import { SectionRules } from './section-rules.tsx';
import { ShowAnswers } from './show-answers.tsx';

interface AgreementPageProps {
  id: number;
  /** The language of the page to print; undefined while it is edited. */
  paperIn: Language | undefined;
}

/** The house agreement of a group: drafted, edited together, accepted by each, printed. */
export function AgreementPage({ id, paperIn }: AgreementPageProps) {
  const api = useApi();
  const query = useQuery(agreementQuery(api, id));
  const { data: group } = useQuery(groupQuery(api, id));
  const agreement = query.data?.agreement;
  if (agreement && paperIn) {
    return (
      <PaperView
        groupId={id}
        groupName={group?.name ?? ''}
        agreement={agreement}
        language={paperIn}
      />
    );
  }
  return (
    <Page width="m">
      <PageHeader
        title={houseAgreement}
        back={
          group ? (
            <Link to="/groups/$id" params={{ id }}>
              <bdi>{group.name}</bdi>
            </Link>
          ) : (
            <Skeleton width="short" />
          )
        }
      />
      {agreement ? (
        <Editor groupId={id} agreement={agreement} />
      ) : query.data ? (
        <NoAgreement groupId={id} />
      ) : query.error ? (
        <LoadFailureView title={t.failed} query={query} />
      ) : (
        <AgreementLoading />
      )}
    </Page>
  );
}

function NoAgreement({ groupId }: { groupId: number }) {
  const { mutate: draft, isPending, error } = useDraftAgreement(groupId);
  return (
    <>
      <EmptyState
        icon={laterIcons.home}
        title={t.none}
        actions={
          <Button busy={isPending} onClick={() => draft()}>
            {t.draft}
          </Button>
        }
      >
        {t.noneHint}
      </EmptyState>
      <FailureNotice title={common.notSaved} error={error} />
    </>
  );
}

function Editor({ groupId, agreement }: { groupId: number; agreement: Agreement }) {
  const isOpen = agreement.rules.some(({ proposals }) => proposals.length > 0);
  return (
    <div className={styles.editor}>
      <div className={styles.intro}>
        <p>
          <b>{paper.versionNumber({ number: String(agreement.version) })}</b>
          {' · '}
          {paper.noLease}
        </p>
        <Link
          to="/groups/$id/agreement"
          params={{ id: groupId }}
          search={{ paper: language }}
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          {common.printOrSave}
        </Link>
      </div>
      <AcceptNotice groupId={groupId} agreement={agreement} />
      {isOpen && <ShowAnswers groupId={groupId} isShown={agreement.shows_answers} />}
      {sections.map((section) => (
        <SectionRules
          key={section}
          groupId={groupId}
          section={section}
          rules={agreement.rules.filter((rule) => rule.section === section)}
        />
      ))}
      <Acceptances groupId={groupId} agreement={agreement} />
      <Changes groupId={groupId} />
      <EarlierVersions groupId={groupId} isShown={agreement.version > 1} />
    </div>
  );
}

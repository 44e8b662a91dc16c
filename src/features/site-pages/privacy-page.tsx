import { quotas } from '#contract/quotas.ts';
import * as common from '#locales/common.ts';
import { howLongWeKeep } from '#locales/retention.ts';
import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { RetentionTable } from './retention-table.tsx';
import { linkToProfile } from './text-parts.tsx';
import * as titles from '#locales/titles.ts';

const longestQuotaDays = Math.max(...Object.values(quotas).map(({ seconds }) => seconds)) / 86_400;

/** What is stored about people, who sees it, and what is kept for how long. */
export function PrivacyPage() {
  return (
    <Page width="m">
      <PageHeader title={titles.privacy} lede={t.privacyLede} />
      <Section title={t.whatWeStore}>
        <Points texts={t.stored} />
      </Section>
      <Section title={common.whoSeesIt}>
        <Points texts={t.seenBy} />
      </Section>
      <Section title={t.whatWeDoNot}>
        <p>{t.privacyNotDone}</p>
      </Section>
      <Section title={t.mails}>
        <p>{t.mailsText}</p>
      </Section>
      <Section title={t.yourChoices}>
        <p>{t.yourChoicesText({ profile: linkToProfile('privacy') })}</p>
      </Section>
      <Section title={t.afterDeletion}>
        <p>{t.afterDeletionText}</p>
      </Section>
      <Section title={t.whatWeKeep}>
        <p>{t.whatWeKeepText({ days: String(longestQuotaDays) })}</p>
      </Section>
      <Section title={t.decisions}>
        <p>{t.decisionsText}</p>
      </Section>
      <Section title={t.fraud}>
        <Points texts={t.fraudParts} />
      </Section>
      <Section id="retention" title={howLongWeKeep}>
        <RetentionTable />
      </Section>
    </Page>
  );
}

/** A text too long for one paragraph. */
const Points = ({ texts }: { texts: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.entries(texts).map(([name, text]) => (
      <li key={name}>{text}</li>
    ))}
  </ul>
);

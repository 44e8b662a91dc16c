import { quotas } from '#contract/quotas.ts';
import * as common from '#locales/common.ts';
import { howLongWeKeep } from '#locales/retention.ts';
import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { RetentionTable } from './retention-table.tsx';
import { linkToProfile, TextSection } from './text-parts.tsx';
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
      <TextSection title={t.whatWeDoNot}>{t.privacyNotDone}</TextSection>
      <TextSection title={t.mails}>{t.mailsText}</TextSection>
      <TextSection title={t.yourChoices}>
        {t.yourChoicesText({ profile: linkToProfile('privacy') })}
      </TextSection>
      <TextSection title={t.afterDeletion}>{t.afterDeletionText}</TextSection>
      <TextSection title={t.whatWeKeep}>
        {t.whatWeKeepText({ days: String(longestQuotaDays) })}
      </TextSection>
      <TextSection title={t.decisions}>{t.decisionsText}</TextSection>
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

import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { linkTo, linkToProfile, TextSection } from './text-parts.tsx';
import * as titles from '#locales/titles.ts';

/** What users may expect of the site, and what it asks of them. */
export function TermsPage() {
  return (
    <Page width="m">
      <PageHeader title={titles.terms} lede={t.termsLede} />
      <TextSection title={t.between}>{t.betweenText}</TextSection>
      <TextSection title={t.yourAccount}>{t.yourAccountText}</TextSection>
      <TextSection title={t.ifYouOffer}>{t.ifYouOfferText}</TextSection>
      <Section title={t.notAllowed}>
        <ul>
          <li>{t.askingForMoney}</li>
          <li>{t.harassing}</li>
          <li>{t.spam}</li>
          <li>{t.collecting}</li>
        </ul>
        <p>{t.notAllowedText({ safety: linkTo('/safety') })}</p>
      </Section>
      <TextSection title={t.whatYouWrite}>
        {t.whatYouWriteText({ privacy: linkTo('/privacy') })}
      </TextSection>
      <TextSection title={t.whatWeDoNot}>{t.termsNotDone}</TextSection>
      <TextSection title={t.weAnswerFor}>{t.weAnswerForText}</TextSection>
      <TextSection title={t.howItEnds}>
        {t.howItEndsText({ profile: linkToProfile('account') })}
      </TextSection>
    </Page>
  );
}

import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { linkTo, linkToProfile } from './text-parts.tsx';
import * as titles from '#locales/titles.ts';

/** What users may expect of the site, and what it asks of them. */
export function TermsPage() {
  return (
    <Page width="m">
      <PageHeader title={titles.terms} lede={t.termsLede} />
      <Section title={t.between}>
        <p>{t.betweenText}</p>
      </Section>
      <Section title={t.yourAccount}>
        <p>{t.yourAccountText}</p>
      </Section>
      <Section title={t.ifYouOffer}>
        <p>{t.ifYouOfferText}</p>
      </Section>
      <Section title={t.notAllowed}>
        <ul>
          <li>{t.askingForMoney}</li>
          <li>{t.harassing}</li>
          <li>{t.spam}</li>
          <li>{t.collecting}</li>
        </ul>
        <p>{t.notAllowedText({ safety: linkTo('/safety') })}</p>
      </Section>
      <Section title={t.whatYouWrite}>
        <p>{t.whatYouWriteText({ privacy: linkTo('/privacy') })}</p>
      </Section>
      <Section title={t.whatWeDoNot}>
        <p>{t.termsNotDone}</p>
      </Section>
      <Section title={t.weAnswerFor}>
        <p>{t.weAnswerForText}</p>
      </Section>
      <Section title={t.howItEnds}>
        <p>{t.howItEndsText({ profile: linkToProfile('account') })}</p>
      </Section>
    </Page>
  );
}

import type { ReactNode } from 'react';
import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { bold, linkToProfile, TextSection } from './text-parts.tsx';
import * as titles from '#locales/titles.ts';

/** A page of the server, outside of the app. */
const numbers = (text: ReactNode) => <a href="/transparency">{text}</a>;

/** How to avoid scams, how to meet, and how to report and block. */
export function SafetyPage() {
  return (
    <Page width="m">
      <PageHeader title={titles.stayingSafe} lede={t.safetyLede} />
      <Section title={t.beforeYouPay}>
        <ul>
          <li>{t.neverPay}</li>
          <li>{t.sendNoPapers}</li>
          <li>{t.keepWritingHere}</li>
          <li>{t.tooGood}</li>
        </ul>
        <p>{t.weWarn}</p>
      </Section>
      <Section title={t.whenYouMeet}>
        <ul>
          <li>{t.letAFriendKnow}</li>
          <li>{t.goByDay}</li>
          <li>{t.meetEveryone}</li>
          <li>{t.videoTour}</li>
          <li>{t.feelsWrong}</li>
        </ul>
      </Section>
      <TextSection title={t.whenYouOffer}>{t.whenYouOfferText}</TextSection>
      <Section title={t.report}>
        <p>{t.reportText({ bold })}</p>
        <p>{t.reportWithoutAccount({ bold, numbers })}</p>
      </Section>
      <TextSection title={t.block}>
        {t.blockText({ bold, profile: linkToProfile('privacy') })}
      </TextSection>
      <TextSection title={t.ifSomethingHappened}>{t.ifSomethingHappenedText}</TextSection>
    </Page>
  );
}

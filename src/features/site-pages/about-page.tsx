import { landLicensePath } from '#geometry/land.ts';
import * as shell from '#locales/shell.ts';
import * as t from '#locales/site-pages.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { bold, linkOut, linkTo, TextSection } from './text-parts.tsx';
import { workedExample } from './worked-example.ts';

/** What RoomieRadar is, how the score works, for whom it is accessible, and who runs the site. */
export function AboutPage() {
  const { ledger } = workedExample;
  const score = String(workedExample.score);
  const missing = String(100 - workedExample.score);
  return (
    <Page width="m">
      <PageHeader title={t.about} lede={t.aboutLede} />
      <TextSection title={t.whatItIs}>{t.whatItIsText({ bold })}</TextSection>
      <Section title={t.howScoreWorks} id="score">
        <ul>
          <li>{t.bothWays}</li>
          <li>{t.bothContent}</li>
          <li>{t.easierIsFree}</li>
          <li>{t.untilItMatters}</li>
          <li>{t.dealbreakers}</li>
          <li>{t.leftOut}</li>
          <li>{t.matchLine}</li>
          <li>{t.scoreOfRooms}</li>
        </ul>
        <p>
          <a href="#example">{t.seeExample}</a>
        </p>
      </Section>
      <TextSection title={t.notClaimed}>{t.notClaimedText}</TextSection>
      <Section title={t.example({ score })} id="example">
        <p>{t.exampleText({ missing })}</p>
        <ul>
          {ledger.map(({ question, points }) => (
            <li key={question}>
              <b>{t.exampleLine({ topic: t.exampleTopics[question], points: String(points) })}</b>{' '}
              {t.exampleAnswers[question]}
            </li>
          ))}
        </ul>
        <p>{t.exampleSum({ score, missing })}</p>
      </Section>
      <Section title={shell.accessibility} id="accessibility">
        <p>{t.accessibilityAim}</p>
        <p>{t.accessibilityLimits}</p>
        <p>{t.accessibilityHelp}</p>
      </Section>
      <Section title={t.mapSources} id="map">
        <p>
          {t.mapSourcesText({
            shores: linkOut('https://www.soest.hawaii.edu/pwessel/gshhg/'),
            license: linkOut(landLicensePath),
            names: linkOut('https://www.geonames.org/'),
            terms: linkOut('https://creativecommons.org/licenses/by/4.0/'),
          })}
        </p>
      </Section>
      <TextSection title={t.whoRunsIt}>
        {t.whoRunsItText({
          safety: linkTo('/safety'),
          privacy: linkTo('/privacy'),
          terms: linkTo('/terms'),
        })}
      </TextSection>
    </Page>
  );
}

import { useHydrated, useNavigate } from '@tanstack/react-router';
import type { Wrap } from '#catalogs/rich.ts';
import { embedChangeDays } from '#contract/embeds/versions.ts';
import { formatDay } from '#locales/format.ts';
import { pageCheck } from '#locales/page-check.ts';
import * as t from '#locales/partners.ts';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { readChoice, type Choice } from './choice.ts';
import { CardTrial } from './card-trial.tsx';
import { ListPreview, LivePreview } from './live-preview.tsx';
import { Guarantees } from './guarantees.tsx';
import { LookFields } from './look-fields.tsx';
import { NoRoom } from './no-room.tsx';
import { OfferFields } from './offer-fields.tsx';
import styles from './partners.module.css';
import { PartnerCounts } from './partner-counts.tsx';
import { PageCheck } from './page-check.tsx';
import { Promises } from './promises.tsx';
import { ListCode, SnippetPanel } from './snippet-panel.tsx';
import type { Subject } from './snippets/snippet.ts';
import { useRoom } from './use-room.ts';

interface PartnersPageProps {
  /** Of this site, for the code to copy. */
  origin: string;
  search: Record<string, unknown>;
}

/** Lets a partner pick a room or a list and a look, see it live, and copy its code. */
export function PartnersPage({ origin, search }: PartnersPageProps) {
  // What somebody chose before the app runs would be lost without a word.
  const isHydrated = useHydrated();
  const choice = readChoice(search);
  const { offer, theme, width, lang, currency, search: listSearch, field } = choice;
  const { accent, round, density, font } = choice;
  const look = { theme, lang, currency, accent, round, density, font };
  const navigate = useNavigate();
  const change = (changes: Partial<Choice>) => {
    // The route reads nothing of its address: what it names would be in every first load.
    const search = { ...choice, ...changes } as object as Record<string, never>;
    void navigate({ to: '/partners', search, replace: true, resetScroll: false });
  };
  const { found, status, retry } = useRoom(choice.listing);
  const subject: Omit<Subject, 'file'> | null = found && {
    origin,
    imageOrigin: found.imageOrigin,
    listing: found.id,
    title: found.title,
    width,
    ...look,
  };
  const list = { ...look, search: listSearch, field, imageOrigin: found?.imageOrigin ?? null };

  return (
    <Page>
      <PageHeader title={t.title} lede={t.lede} />
      <div className={styles.layout}>
        <fieldset disabled={!isHydrated}>
          <Panel title={t.pickRoom}>
            <OfferFields choice={choice} title={found?.title ?? ''} onChange={change} />
          </Panel>
          <Panel title={t.chooseLook}>
            <LookFields choice={choice} onChange={change} />
          </Panel>
        </fieldset>
        <div className={styles.live}>
          <Panel title={t.seeLive}>
            {offer === 'list' && <ListPreview {...list} />}
            {offer === 'room' &&
              (subject ? <LivePreview {...subject} /> : <NoRoom status={status} onRetry={retry} />)}
          </Panel>
        </div>
        <div>
          <Panel title={t.copyCode}>
            {offer === 'list' ? (
              <ListCode way={choice.way} subject={{ origin, ...list }} onChange={change} />
            ) : (
              <SnippetPanel choice={choice} subject={subject} onChange={change} />
            )}
          </Panel>
          <Panel title={t.counts}>
            <PartnerCounts />
          </Panel>
          <Panel title={pageCheck}>
            <PageCheck origin={origin} imageOrigin={found?.imageOrigin ?? null} />
          </Panel>
          <Panel title={t.trials}>
            <CardTrial {...{ theme, width }} listing={subject?.listing ?? null} />
          </Panel>
        </div>
      </div>
      <Section title={t.promises}>
        <Promises />
        <p className={styles.reference}>{t.readReference({ reference })}</p>
      </Section>
      <Section title={t.guarantees}>
        <Guarantees origin={origin} />
      </Section>
      <Section title={t.changes}>
        <p className={styles.lede}>{t.versionPolicy}</p>
        <ul className={styles.changes}>
          {t.changesList.map((change, index) => (
            <li key={change}>
              <Changed day={embedChangeDays[index]} /> {change}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const Changed = ({ day }: { day: string | undefined }) =>
  day && <time dateTime={day}>{formatDay(day)}</time>;

/** A page of the server, not of this app. */
const reference: Wrap = (text) => <a href="/api/reference">{text}</a>;

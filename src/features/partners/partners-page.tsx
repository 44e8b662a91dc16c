import { useNavigate } from '@tanstack/react-router';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { readChoice, type Choice } from './choice.ts';
import { LivePreview } from './live-preview.tsx';
import { LookFields } from './look-fields.tsx';
import { NoRoom } from './no-room.tsx';
import styles from './partners.module.css';
import { Promises } from './promises.tsx';
import { RoomPicker } from './room-picker.tsx';
import { SnippetPanel } from './snippet-panel.tsx';
import type { Subject } from './snippets/snippet.ts';
import { useRoom } from './use-room.ts';

/** Lets a partner pick a room and a look, see the card live, and copy its code. */
export function PartnersPage({ search }: { search: Record<string, unknown> }) {
  const choice = readChoice(search);
  const { theme, width } = choice;
  const navigate = useNavigate();
  const change = (changes: Partial<Choice>) => {
    // The route reads nothing of its address: what it names would be in every first load.
    const search = { ...choice, ...changes } as object as Record<string, never>;
    void navigate({ to: '/partners', search, replace: true, resetScroll: false });
  };
  const { found, status, retry } = useRoom(choice.listing);
  const subject: Omit<Subject, 'file'> | null = found && {
    origin: location.origin,
    imageOrigin: found.imageOrigin,
    listing: found.id,
    title: found.title,
    theme,
    width,
  };

  return (
    <Page>
      <PageHeader
        title="A room on your site"
        lede="Show rooms from RoomieRadar to your own visitors: copy a few lines of code. It sets no cookies, and your page keeps working when ours is down."
      />
      <div className={styles.layout}>
        <div>
          <Panel title="Pick a room">
            <RoomPicker title={found?.title ?? ''} onPick={(listing) => change({ listing })} />
          </Panel>
          <Panel title="Choose its look">
            <LookFields choice={choice} onChange={change} />
          </Panel>
        </div>
        <div className={styles.live}>
          <Panel title="See it live">
            {subject ? <LivePreview {...subject} /> : <NoRoom status={status} onRetry={retry} />}
          </Panel>
        </div>
        <div>
          <Panel title="Copy the code">
            <SnippetPanel choice={choice} subject={subject} onChange={change} />
          </Panel>
        </div>
      </div>
      <Section title="What it does to your page">
        <Promises />
        <p className={styles.reference}>
          {/* A page of the server, not of this app. */}
          Building something of your own? Read the <a href="/api/reference">API reference</a>.
        </p>
      </Section>
    </Page>
  );
}

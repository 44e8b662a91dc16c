import { useEffect, useRef, useState } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';
import { cardTrials, type CardTrial as Trial, type TrialReport } from '#contract/embeds/trial.ts';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/partners.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './partners.module.css';

interface CardTrialProps {
  /** Null while there is none to show. */
  listing: number | null;
  theme: CardTheme;
  width: number;
}

/** Shows the card on a made-up site that makes it hard for it, and what became of it there. */
export function CardTrial({ listing, ...look }: CardTrialProps) {
  const [trial, setTrial] = useState<Trial | null>(null);
  return (
    <>
      <p className={styles.lede}>{t.trialsLede}</p>
      <ChipGroup legend={t.trials}>
        {cardTrials.map((each) => (
          <ChipToggle
            key={each}
            type="radio"
            name="trial"
            checked={trial === each}
            onChange={() => setTrial(each)}
          >
            {t.trialLabels[each]}
          </ChipToggle>
        ))}
      </ChipGroup>
      {trial && listing !== null && (
        <Host
          key={JSON.stringify([trial, listing, look])}
          {...look}
          listing={listing}
          trial={trial}
        />
      )}
    </>
  );
}

function Host({
  listing,
  theme,
  width,
  trial,
}: CardTrialProps & { trial: Trial; listing: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<TrialReport | null>(null);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<Partial<TrialReport> | null>) => {
      if (source !== frame.current?.contentWindow || data?.type !== 'roomie:trial') return;
      setReport(data as TrialReport);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <div className={styles.trial}>
      <p>{t.trialHints[trial]}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, whose policy runs our scripts only */}
      <iframe
        ref={frame}
        className={styles.host}
        style={{ inlineSize: width }}
        data-theme={theme}
        title={t.trialLabels[trial]}
        src={`/embed/trials/${trial}?listing=${listing}&theme=${theme}`}
      />
      <ul className={styles.findings} aria-live="polite">
        {findings(report).map(({ isGood, text }) => (
          <li key={text} data-good={isGood}>
            {isGood !== null && <Icon name={isGood ? 'check' : 'alert'} />}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function findings(report: TrialReport | null): { isGood: boolean | null; text: string }[] {
  const shownMs = report?.shown_ms ?? null;
  if (report?.failed && shownMs === null) return [{ isGood: false, text: t.trialFailed }];
  if (!report || shownMs === null) return [{ isGood: null, text: t.trialWaits }];
  const { shift, faults } = report;
  return [
    { isGood: true, text: t.trialShown({ ms: formatNumber(shownMs) }) },
    // What Chromium rounds away is below what anyone sees.
    shift < 0.001 ? { isGood: true, text: t.trialStill } : { isGood: false, text: t.trialMoved },
    faults === 0 ? { isGood: true, text: t.trialQuiet } : { isGood: false, text: t.trialLoud },
  ];
}

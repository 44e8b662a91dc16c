import { useEffect, useRef, useState, type ReactNode } from 'react';
import { writeLook, type EmbedLook } from '#contract/embeds/look.ts';
import * as t from '#locales/partners.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Choice } from './choice.ts';
import styles from './partners.module.css';
import { listCount, type ListSubject } from './snippets/list.ts';
import type { Look } from './snippets/snippet.ts';

// The scripts that partners load; this page loads the same files.
const cardAddress = '/embed/v1/listing-card.js';
const listAddress = '/embed/v1/listings.js';

export interface LivePreviewProps extends Look, Pick<Choice, 'width'> {
  listing: number;
  title: string;
}

/** The card as it will be on the partner's site: their element, not a drawing of it. */
export function LivePreview(props: LivePreviewProps) {
  const { listing, title, width, theme, lang, currency } = props;
  return (
    <Stage theme={theme} look={props} script={cardAddress}>
      <div className={styles.slot} style={{ inlineSize: width }}>
        {/* React would set a language that is chosen no more to "undefined". */}
        <roomie-listing-card key={lang} listing={listing} {...{ theme, lang, currency }}>
          <a href={`/listings/${listing}`} dir="auto">
            {title}
          </a>
        </roomie-listing-card>
      </div>
    </Stage>
  );
}

/** The list as it will be on the partner's site. */
export function ListPreview(props: Omit<ListSubject, 'origin' | 'imageOrigin'>) {
  const { search, field, theme, lang, currency } = props;
  return (
    <Stage theme={theme} look={props} script={listAddress}>
      <roomie-listings
        key={lang}
        search={search}
        count={listCount}
        search-box={field}
        {...{ theme, lang, currency }}
      >
        <a href={search ? `/?${search}` : '/'}>{t.listLink}</a>
      </roomie-listings>
    </Stage>
  );
}

interface StageProps {
  theme: Choice['theme'];
  look: EmbedLook;
  script: string;
  children: ReactNode;
}

function Stage({ theme, look, script, children }: StageProps) {
  const [hasFailed, setFailed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const css = writeLook(look).join('');
  // Our policy refuses the style attribute that the server would write.
  useEffect(() => {
    if (stage.current) stage.current.style.cssText = css;
  }, [css]);
  useEffect(() => {
    import(/* @vite-ignore */ script).catch(() => setFailed(true));
  }, [script]);
  return (
    <>
      <div ref={stage} className={styles.stage} data-theme={theme}>
        {children}
      </div>
      {hasFailed && (
        <Notice tone="warning" live>
          {t.cardFailed}
        </Notice>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import * as t from '#locales/partners.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Choice } from './choice.ts';
import styles from './partners.module.css';

/** The script that partners load; this page loads the same file. */
const elementAddress = '/embed/v1/listing-card.js';

export interface LivePreviewProps extends Pick<Choice, 'theme' | 'width'> {
  listing: number;
  title: string;
}

/** The card as it will be on the partner's site: their element, not a drawing of it. */
export function LivePreview({ listing, title, theme, width }: LivePreviewProps) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import(/* @vite-ignore */ elementAddress).catch(() => setFailed(true));
  }, []);
  return (
    <>
      <div className={styles.stage} data-theme={theme}>
        <div className={styles.slot} style={{ inlineSize: width }}>
          <roomie-listing-card listing={listing} theme={theme}>
            <a href={`/listings/${listing}`} dir="auto">
              {title}
            </a>
          </roomie-listing-card>
        </div>
      </div>
      {hasFailed && (
        <Notice tone="warning" live>
          {t.cardFailed}
        </Notice>
      )}
    </>
  );
}

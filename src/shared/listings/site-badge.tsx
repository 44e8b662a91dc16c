import type { ListingSummary } from '#contract/listings/listing.ts';
import styles from './site-badge.module.css';

/** The site that offers a listing, or `unnamed` where it is not known; nothing for those of users. */
export function siteBadge(
  { user_id: owner, external_link: link }: Pick<ListingSummary, 'user_id' | 'external_link'>,
  unnamed: string,
) {
  if (owner !== null) return undefined;
  // Not `outsideAddress` of the page: sharing it would add a file to the page's first load.
  const site = link && URL.canParse(link) && new URL(link).hostname.replace(/^www\./, '');
  return site ? (
    <bdi dir="ltr" className={styles.site}>
      {site}
    </bdi>
  ) : (
    unnamed
  );
}

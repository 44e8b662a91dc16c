import { findExclusions } from '#guards/fair-housing/find-exclusions.ts';
import { findLawCountry, protectedBy } from '#guards/fair-housing/laws.ts';
import * as t from '#locales/fair-housing.ts';
import { language } from '#locales/format.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './exclusion-notice.module.css';

interface ExclusionNoticeProps {
  text: string;
  /** The place that was picked, with its country. */
  place: string | undefined;
  currency: string;
}

/** Says by what a text about a room or an applicant seems to exclude people, and which law names it. Blocks nothing. */
export default function ExclusionNotice({ text, place, currency }: ExclusionNoticeProps) {
  const found = findExclusions(text);
  const country = findLawCountry({ place, currency }, language);
  const isNamed = country !== null && found.some((trait) => protectedBy[country].includes(trait));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
    <div role="status">
      {found.length > 0 && (
        <Notice title={t.leavesOut}>
          <ul className={styles.hints}>
            {found.map((trait) => (
              <li key={trait}>{t.traitHints[trait]}</li>
            ))}
            <li>{isNamed ? t.laws[country] : t.manyLaws}</li>
            <li>{t.youDecide}</li>
          </ul>
        </Notice>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { amenityLabels, houseRuleSentences } from '#locales/vocabulary.ts';
import * as t from '#locales/listing-later.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { IconShape } from '#src/ui/icon-paths.ts';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './listing-details.module.css';
import { ListingCosts } from './listing-costs.tsx';

export interface ListingDetailsProps {
  listing: Listing;
}

/** Everything about a listing below its headline, except where it is. */
export default function ListingDetails({ listing }: ListingDetailsProps) {
  const { description, amenities, house_rules: rules } = listing;
  return (
    <>
      {description !== '' && (
        <Section title={t.aboutThePlace}>
          {/* Plain text; its line breaks are kept by the style. */}
          <p className={styles.description} dir="auto">
            {description}
          </p>
        </Section>
      )}
      <ListingCosts listing={listing} />
      {amenities.length > 0 && (
        <Section title={fieldLabels.amenities}>
          <LabelList icon="check" labels={amenities.map((amenity) => amenityLabels[amenity])} />
        </Section>
      )}
      {rules.length > 0 && (
        <Section title={fieldLabels.house_rules}>
          <LabelList icon="info" labels={rules.map((rule) => houseRuleSentences[rule])} />
        </Section>
      )}
    </>
  );
}

function LabelList({ icon, labels }: { icon: IconShape; labels: readonly string[] }): ReactNode {
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label}>
          <Icon name={icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}

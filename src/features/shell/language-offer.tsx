import { useState } from 'react';
import { textDirection, type Language } from '#contract/languages.ts';
import { languageOffers } from '#catalogs/language-offer.ts';
import {
  dismissLanguageOffer,
  isLanguageOfferDismissed,
} from '#src/shared/storage/language-offer.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './language-offer.module.css';

/** For who chose another language than that of this page: an offer, in theirs, and no redirect. */
export function LanguageOffer({ language, href }: { language: Language; href: string }) {
  const [isShown, setShown] = useState(() => !isLanguageOfferDismissed());
  if (!isShown) return null;
  const { offer, dismiss } = languageOffers[language];
  const leave = () => {
    dismissLanguageOffer();
    setShown(false);
  };
  return (
    <aside
      className={styles.offer}
      lang={language}
      dir={textDirection(language)}
      aria-label={offer}
    >
      <a href={href}>{offer}</a>
      <Button size="s" variant="plain" onClick={leave}>
        {dismiss}
      </Button>
    </aside>
  );
}

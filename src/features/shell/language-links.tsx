import { Suspense, useSyncExternalStore, type MouseEvent } from 'react';
import { languageCookie, languageNames, type Language } from '#contract/languages.ts';
import * as t from '#locales/shell.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useLanguages } from './use-languages.ts';

const LanguageOffer = lazyComponent(async () => ({
  default: (await import('./language-offer.tsx')).LanguageOffer,
}));

/**
 * Links to this page in every language of the site; nothing where there is one. Public pages have
 * an address in each, so their links work without scripts.
 */
export function LanguageLinks() {
  const { own, languages, isPublic, addressIn } = useLanguages();
  const api = useApi();
  const isSignedIn = useSession() === 'signedIn';
  // The server does not know it: public pages are the same for everybody.
  const inCookie = useSyncExternalStore(neverChanges, chosenInBrowser, () => null);
  const chosen = languages.find((language) => language === inCookie);
  if (languages.length < 2) return null;

  const choose = (language: Language) => async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { chooseLanguage } = await import('./choose-language.ts');
    await chooseLanguage(language, addressIn(language), isSignedIn ? api : null);
  };
  const isElsewhere = isPublic && chosen !== undefined && chosen !== own;
  return (
    <>
      <nav aria-label={t.language}>
        {languages.map((language) => (
          <a
            key={language}
            href={addressIn(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === own || undefined}
            onClick={choose(language)}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
      {isElsewhere && (
        <Suspense>
          <LanguageOffer language={chosen} href={addressIn(chosen)} />
        </Suspense>
      )}
    </>
  );
}

/** A choice loads the page again. */
const neverChanges = () => () => undefined;
const chosenInBrowser = () =>
  new RegExp(`\\b${languageCookie}=(\\w+)`).exec(document.cookie)?.[1] ?? null;

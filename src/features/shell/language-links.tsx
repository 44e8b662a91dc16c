import { Suspense, useSyncExternalStore, type MouseEvent } from 'react';
import { languageCookie, languageNames, type Language } from '#contract/languages.ts';
import * as t from '#locales/shell.ts';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useLanguages } from './use-languages.ts';

const LanguageOffer = lazyComponent(() => import('./language-offer.tsx'), 'LanguageOffer');

/**
 * Links to this page in every language of the site; nothing where there is one. They work without
 * scripts too.
 */
export function LanguageLinks() {
  const { own, languages, addressIn } = useLanguages();
  const api = useApi();
  const userId = useAuthState(({ context }) => context.userId);
  // The server renders pages for everybody who reads this language.
  const inCookie = useSyncExternalStore(neverChanges, chosenInBrowser, () => null);
  const chosen = languages.find((language) => language === inCookie);
  if (languages.length < 2) return null;

  const choose = (language: Language) => async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { chooseLanguage } = await import('./choose-language.ts');
    await chooseLanguage(language, addressIn(language), api, userId);
  };
  const isElsewhere = chosen !== undefined && chosen !== own;
  return (
    <>
      <nav aria-label={t.language}>
        {languages.map((language) => (
          <a
            key={language}
            href={addressIn(language)}
            lang={language}
            hrefLang={language}
            // Search engines have the plain address of the main language from `hreflang`.
            rel={language === languages[0] ? 'nofollow' : undefined}
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

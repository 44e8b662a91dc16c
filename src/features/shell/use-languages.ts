import { useLocation, useRouter } from '@tanstack/react-router';
import { hasEachLanguage, languagePrefix, type Language } from '#contract/languages.ts';

/**
 * The language of this page, those of the site, and where this page is chosen in each: a plain
 * address follows its reader, so `/en` in front of it chooses English, also without a script.
 */
export function useLanguages() {
  const { language: own, languages } = useRouter().options.context;
  const { pathname, searchStr } = useLocation();
  const addressIn = (language: Language) => {
    const prefix = languagePrefix(language, languages) || `/${language}`;
    const path = hasEachLanguage(pathname) ? prefix + pathname : pathname;
    return path.replace(/(?<=.)\/$/, '') + searchStr;
  };
  return { own, languages, addressIn };
}

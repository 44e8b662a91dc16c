import { useLocation, useRouter } from '@tanstack/react-router';
import { isPublicPath, languagePrefix, type Language } from '#contract/languages.ts';

/** The language of this page, those of the site, and where this page is in each. */
export function useLanguages() {
  const { language: own, languages } = useRouter().options.context;
  const { pathname, searchStr } = useLocation();
  const isPublic = isPublicPath(pathname);
  const addressIn = (language: Language) => {
    const path = isPublic ? languagePrefix(language, languages) + pathname : pathname;
    return path.replace(/(?<=.)\/$/, '') + searchStr;
  };
  return { own, languages, isPublic, addressIn };
}

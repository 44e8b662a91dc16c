import { languageCookie, languagePrefix } from '#contract/languages.ts';
import type { Api } from '#src/api/client.ts';
import { rememberLanguage, saveLanguage } from '#src/features/shell/choose-language.ts';
import { createUnsavedLanguage } from '#src/shared/storage/unsaved-language.ts';
import type { AppRouter } from './router.ts';

/** What people send each other a link to, also in a language. */
const isLinked = (path: string) => /^\/(listings\/\d+)?$/.test(path);

/**
 * After signing in: this browser takes the language of the account, or an account without one that
 * of this browser. The screen loads again in it, unless its address is a link to another language.
 * What was chosen here while the server could not store it counts more than what the account says.
 */
export async function followLanguage(
  { document, location }: Window,
  router: AppRouter,
  api: Api,
  userId: number,
): Promise<void> {
  const { language: own, languages } = router.options.context;
  const inBrowser = () =>
    languages.find((each) => new RegExp(`\\b${languageCookie}=${each}\\b`).test(document.cookie));
  const chosen = inBrowser();
  if (chosen && createUnsavedLanguage().has(userId)) {
    await saveLanguage(chosen, api, userId);
    return;
  }
  const { language } = await api('getLanguage', {});
  if (language === null) {
    if (chosen) await saveLanguage(chosen, api, userId);
    return;
  }
  if (!languages.includes(language) || language === chosen) return;
  rememberLanguage(language);
  const { pathname, href } = router.latestLocation;
  const isDoor = pathname === '/login' || pathname.startsWith('/auth/');
  // Without cookies the page would come back as it is.
  if (own === language || inBrowser() !== language || isDoor) return;
  const isPlain = languagePrefix(own, languages) === '';
  // The server leads from a plain address to that in the language.
  if (isPlain) location.reload();
  else if (!isLinked(pathname)) location.replace(languagePrefix(language, languages) + href);
}

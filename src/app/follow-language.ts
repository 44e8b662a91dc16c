import { isPublicPath, languageCookie } from '#contract/languages.ts';
import type { Api } from '#src/api/client.ts';
import { rememberLanguage } from '#src/features/shell/choose-language.ts';
import type { AppRouter } from './router.ts';

/**
 * After signing in: this browser takes the language of the account, or an account without one that
 * of this browser. Screens whose address has no language load again in it.
 */
export async function followLanguage(
  { document, location }: Window,
  router: AppRouter,
  api: Api,
): Promise<void> {
  const { language: own, languages } = router.options.context;
  const inBrowser = () =>
    languages.find((each) => new RegExp(`\\b${languageCookie}=${each}\\b`).test(document.cookie));
  const chosen = inBrowser();
  const { language } = await api('getLanguage', {});
  if (language === null) {
    if (chosen) await api('saveLanguage', { body: { language: chosen } });
    return;
  }
  if (!languages.includes(language) || language === chosen) return;
  rememberLanguage(language);
  const { pathname } = router.latestLocation;
  const isDoor = pathname === '/login' || pathname.startsWith('/auth/');
  // Without cookies the page would come back as it is.
  if (own !== language && inBrowser() === language && !isDoor && !isPublicPath(pathname)) {
    location.reload();
  }
}

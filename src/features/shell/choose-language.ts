import { languageCookie, languageCookieSeconds, type Language } from '#contract/languages.ts';
import type { Api } from '#src/api/client.ts';

/** Keeps the choice of a language in this browser. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`;
}

/**
 * Keeps the choice in this browser and, with `api`, in the account; then loads the page at `href` in
 * that language. Forms keep their drafts, or ask before the page goes, as for any other way to leave.
 */
export async function chooseLanguage(
  language: Language,
  href: string,
  api: Api | null,
): Promise<void> {
  rememberLanguage(language);
  // The account hears of it the next time if it cannot now.
  await api?.('saveLanguage', { body: { language } }).catch(() => undefined);
  const { pathname, search } = location;
  if (href === pathname + search) location.reload();
  else location.assign(href);
}

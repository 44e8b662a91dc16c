import { languageCookie, languageCookieSeconds, type Language } from '#contract/languages.ts';
import type { Api } from '#src/api/client.ts';
import { createUnsavedLanguage } from '#src/shared/storage/unsaved-language.ts';

/** Keeps the choice of a language in this browser. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`;
}

/** Stores a choice in the account; when that fails, the next start of the app does. */
export async function saveLanguage(language: Language, api: Api, userId: number): Promise<void> {
  const unsaved = createUnsavedLanguage();
  unsaved.add(userId);
  await api('saveLanguage', { body: { language } });
  unsaved.remove(userId);
}

/**
 * Keeps the choice in this browser and in the account of who is signed in; then loads the page at
 * `href` in that language. Forms keep their drafts, or ask before the page goes, as for any other way
 * to leave.
 */
export async function chooseLanguage(
  language: Language,
  href: string,
  api: Api,
  userId: number | null,
): Promise<void> {
  rememberLanguage(language);
  if (userId !== null) await saveLanguage(language, api, userId).catch(() => undefined);
  const { pathname, search } = location;
  if (href === pathname + search) location.reload();
  else location.assign(href);
}

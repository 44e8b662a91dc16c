import { languageCookie, type Language, type SiteLanguages } from '#contract/languages.ts';

/**
 * The language of who asks for a page whose address has none: what they chose, else what they
 * speak, else the main one. `header` reads a header of the request.
 */
export function languageOfReader(
  header: (name: 'cookie' | 'accept-language') => string | undefined,
  languages: SiteLanguages,
): Language {
  const [, chosen] =
    new RegExp(String.raw`(?:^|;\s*)${languageCookie}=(\w+)`).exec(header('cookie') ?? '') ?? [];
  const wanted = [chosen, ...spoken(header('accept-language') ?? '')];
  for (const tag of wanted) {
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return languages[0];
}

/** The languages of Accept-Language (RFC 9110, section 12.5.4), the most wanted first. */
function spoken(accepted: string): string[] {
  return accepted
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-', 1)[0]?.toLowerCase() ?? '', quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

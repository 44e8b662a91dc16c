import { languages, type Language } from '#contract/languages.ts';
import type * as texts from '#locales/agreement-paper.ts';

/** The texts of the page to print in one language. */
export interface PaperTexts {
  t: {
    [Key in keyof typeof texts]: (typeof texts)[Key] extends string ? string : (typeof texts)[Key];
  };
  formatDay: (day: string) => string;
}

/**
 * Loads the texts of the page to print in any language: the only ones that a page shows in another
 * language than its own. People who read different languages sign the same agreement.
 */
export const loadPaperTexts: Record<Language, () => Promise<PaperTexts>> = {
  en: async () => {
    const { formatDay } = await import('#catalogs/en/format.ts');
    return { t: await import('#catalogs/en/agreement-paper.ts'), formatDay };
  },
  de: async () => {
    const { formatDay } = await import('#catalogs/de/format.ts');
    return { t: await import('#catalogs/de/agreement-paper.ts'), formatDay };
  },
  es: async () => {
    const { formatDay } = await import('#catalogs/es/format.ts');
    return { t: await import('#catalogs/es/agreement-paper.ts'), formatDay };
  },
  pt: async () => {
    const { formatDay } = await import('#catalogs/pt/format.ts');
    return { t: await import('#catalogs/pt/agreement-paper.ts'), formatDay };
  },
  ar: async () => {
    const { formatDay } = await import('#catalogs/ar/format.ts');
    return { t: await import('#catalogs/ar/agreement-paper.ts'), formatDay };
  },
};

/** The language that an address asks the page to print for; undefined for none. */
export const readPaperLanguage = (asked: unknown): Language | undefined =>
  languages.find((language) => language === asked);

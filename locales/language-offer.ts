import type { Language } from '#contract/languages.ts';

/** Shown on a page of another language, so outside of the catalogs: a build has one language. */
export const languageOffers: Record<Language, { offer: string; dismiss: string }> = {
  en: { offer: 'Read this page in English', dismiss: 'No, thanks' },
  de: { offer: 'Diese Seite auf Deutsch lesen', dismiss: 'Nein, danke' },
  es: { offer: 'Leer esta página en español', dismiss: 'No, gracias' },
  pt: { offer: 'Ler esta página em português', dismiss: 'Agora não' },
  ar: { offer: 'اقرأ هذه الصفحة بالعربية', dismiss: 'لا، شكرًا' },
};

/** The languages of the screens, mails and public pages, as BCP 47 tags. The first is the spec's. */
export const languages = ['en', 'de', 'es', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** In which direction a language is written; the value of `dir` in HTML. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

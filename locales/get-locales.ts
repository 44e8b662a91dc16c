import type { Language } from '#contract/languages.ts';
import * as ar from './ar/all.ts';
import * as de from './de/all.ts';
import * as en from './en/all.ts';
import * as es from './es/all.ts';
import * as pt from './pt/all.ts';

/** Any text of the same kind: the English one, a function of the same parameters, or nodes. */
type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result>
    : Text extends object
      ? { readonly [Key in keyof Text]: Translated<Text[Key]> }
      : Text;

type Texts<All> = { readonly [Area in keyof All]: Translated<All[Area]> };

/** The texts of one language by area, as English has them. */
export type Locales = Texts<typeof en>;

/** Complains of texts that English does not have; of those that are missing, `satisfies` does. */
type NoMore<Other> = {
  readonly [Area in keyof Other]: Area extends keyof typeof en
    ? { readonly [Key in Exclude<keyof Other[Area], keyof (typeof en)[Area]>]: never }
    : never;
};

const all = { en, de, es, pt, ar } satisfies Record<Language, Locales> & {
  de: NoMore<typeof de>;
  es: NoMore<typeof es>;
  pt: NoMore<typeof pt>;
  ar: NoMore<typeof ar>;
};

/**
 * All texts of a language, for code that serves several at run time, such as mails. Screens import
 * `#locales/<area>.ts` instead, which the build resolves to its one language.
 */
export const getLocales = (language: Language): Locales => all[language];

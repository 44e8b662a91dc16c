import { currencies } from '#contract/currencies.ts';
import { language } from '#locales/format.ts';
import { currencyOfTown } from '#locales/vocabulary.ts';

/**
 * The currencies to choose from, with their names as the browser knows them; an empty choice where
 * nothing is chosen yet. The server may know other names, which a page from it keeps.
 */
export function currencyOptions(chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const unchosen = { value: '', label: currencyOfTown };
  return [
    ...(chosen === '' ? [unchosen] : []),
    ...currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` })),
  ];
}

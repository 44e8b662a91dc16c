import { currencies } from '../currencies.ts';

/**
 * The currencies to choose from, with their names as the browser knows them; an empty choice where
 * nothing is chosen yet. Not for pages that the server renders: it may know other names.
 */
export function currencyOptions(chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const unchosen = { value: '', label: 'That of the town' };
  return [
    ...(chosen === '' ? [unchosen] : []),
    ...currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` })),
  ];
}

import { languageOfferKey } from './keys.ts';

/** Has the offer of another language been dismissed in this tab? */
export const isLanguageOfferDismissed = (): boolean =>
  window.sessionStorage.getItem(languageOfferKey) !== null;

/** Hides the offer until the tab is closed. */
export const dismissLanguageOffer = (): void => window.sessionStorage.setItem(languageOfferKey, '');

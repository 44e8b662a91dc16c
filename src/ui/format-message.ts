import { formatMessage as sayIn } from '#catalogs/format-message.ts';
import { fieldMessages } from '#locales/field-messages.ts';
import { formatNumber } from '#locales/format.ts';

/** A message about a field, from the contract or the server, in the language of the page. */
export const formatMessage = (message: string): string =>
  sayIn(message, { fieldMessages, formatNumber });

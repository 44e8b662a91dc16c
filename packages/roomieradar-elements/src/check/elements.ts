// What the elements accept. A test compares it with the server's contract.

const languages = ['en', 'de', 'es', 'pt', 'ar'];
const themes = ['auto', 'light', 'dark'];
/** The largest number of a room or of a user. */
const maxId = 2_147_483_647;

/** The parameters of a list's `search`. */
export const searchNames = [
  'q',
  'place',
  'lat',
  'lng',
  'radius_km',
  'box',
  'min_rent',
  'max_rent',
  'currency',
  'room_for',
  'bedrooms',
  'available_from',
  'max_roommates',
  'room_type',
  'stay_months',
  'amenities',
  'house_rules',
  'without',
  'sort',
  'owner',
  'price_currency',
  'count',
];

export interface AttributeRule {
  /** What may stand there, in signs that every developer reads. */
  allowed: string;
  isPossible: (value: string) => boolean;
}

const isId = (text: string) =>
  /^\d+$/.test(text.trim()) && Number(text) > 0 && Number(text) <= maxId;
const anyText: AttributeRule = { allowed: '…', isPossible: () => true };

const looks: Record<string, AttributeRule> = {
  theme: { allowed: themes.join(', '), isPossible: (value) => themes.includes(value) },
  lang: {
    allowed: languages.join(', '),
    isPossible: (value) => languages.includes(value.split('-')[0]?.toLowerCase() ?? ''),
  },
  currency: { allowed: 'EUR, USD, GBP, …', isPossible: (value) => /^[a-z]{3}$/i.test(value) },
  partner: { allowed: 'x'.repeat(24), isPossible: (value) => /^[\w-]{24}$/.test(value) },
};

/** The elements by name, each with its attributes. */
export const elements: Record<string, Record<string, AttributeRule>> = {
  'roomie-listing-card': { listing: { allowed: '42', isPossible: isId }, ...looks },
  'roomie-listings': {
    search: anyText,
    owner: { allowed: '5', isPossible: isId },
    listings: { allowed: '7,42,9', isPossible: (value) => value.split(',').every(isId) },
    count: {
      allowed: '1–24',
      isPossible: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 24,
    },
    'search-box': {
      allowed: 'search-box, true, false',
      isPossible: (value) => /^(true|false|search-box|0|1)$/.test(value),
    },
    ...looks,
  },
};

/** As frameworks write what is not set. */
export const isUnset = (value: string): boolean => /^\s*(null|undefined)?$/.test(value);

const globalAttributes =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item\w+|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|xmlns)$|[^a-z-]|^(data|aria|ng|v|on)-|^(ng|on)/;

/** Is it an attribute that HTML or a framework gives to any element? */
export const isGlobalAttribute = (name: string): boolean => globalAttributes.test(name);

/** What the address of a search on RoomieRadar has besides its parameters. */
export const isPageParameter = (name: string): boolean => /^(page|utm_\w+)$/.test(name);

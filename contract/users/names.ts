/**
 * What people may call themselves. Names reach mails and other people's screens, so they are one
 * line of letters of any script, and never read like the service itself.
 */

/** Letters with their marks, spaces, and the hyphens, apostrophes, dots and commas of all keyboards. */
const nameSign =
  /[\p{L}\p{M}\p{Nl}\p{Zs}\p{Pd}\u2212'’‘‛`´′＇｀\u0384\u1FBD\u1FBF\u055A\u05F3.·\u0387•‧∙⋅・･\u2E31．․\u06D4\u0970\u0AF0\u0F0B\u0F0C\u1361,،，、､]/u;
/** Letters that nobody sees, such as the Hangul filler, and signs that only steer how others look. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Scripts in which a joiner or non-joiner changes how a word is spelled. */
const joined =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mand}\p{scx=Java}\p{scx=Bali}\p{scx=Cakm}\p{scx=Newa}\p{scx=Tirh}]/u;
/** Scripts whose keyboards type a space of no width between words. */
const unspaced =
  /[\p{scx=Khmr}\p{scx=Thai}\p{scx=Laoo}\p{scx=Mymr}\p{scx=Java}\p{scx=Bali}\p{scx=Lana}\p{scx=Talu}]/u;
const japanese = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
const letter = /[\p{L}\p{M}]/u;

/** Signs that are spelling in some places only: is this one, between these two characters? */
const signsInPlace: [RegExp, (before: string, after: string) => boolean][] = [
  // At the end of a word it is spelling after a mark, as in Malayalam, and a slip otherwise.
  [
    /[\u200C\u200D]/,
    (before, after) =>
      letter.test(after)
        ? joined.test(before) && joined.test(after)
        : (joined.test(before) || before === ' ') && !invisible.test(after),
  ],
  [/\u200B/, (before, after) => unspaced.test(before) && unspaced.test(after)],
  // Which form of a character the name has: 葛󠄀 and 葛 are different families.
  [/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u, (before) => /\p{sc=Han}/u.test(before)],
  [/[\u180B-\u180F]/, (before) => /\p{sc=Mong}/u.test(before)],
  [/[=＝]/, (before, after) => japanese.test(before) && japanese.test(after)],
  // Identity cards of Malaysia and Singapore name an alias: "Tan Ah Kow @ John Tan".
  [/@/, (before, after) => before === ' ' && after === ' '],
  [/["”\u05F4]/, (before, after) => /\p{sc=Hebr}/u.test(before) && /\p{sc=Hebr}/u.test(after)],
];
/** "son of", "daughter of" and "wife of", as passports of Malaysia and Singapore write them. */
const parentage = /(?<=^|\s)(?:a\/[lp]|[sdw]\/o)(?=\s)/giu;

/** More marks on one letter than any script needs cover the lines around them. */
const piledMarks =
  /((?:\p{sc=Zinh}(?<=\p{M})){4})(?:\p{sc=Zinh}(?<=\p{M}))+|((\p{M})\3)\3+|(\p{M}{8})\p{M}+/gu;
/** Mail programs make a link of this. "Ma.de la Cruz" and initials before a surname are names. */
const webAddress =
  /(?:^|[^\p{L}])www\.|\p{L}\.me(?!\p{L})|\p{L}{2}\.(?:com?|net|org|info|biz|io|app|shop|xyz|site|online|link|click|live|club|top|ly|ru|eu|uk|fr|es|it|nl|pl|br|cn|cc|tk|gg|de(?!\s*\p{L}))(?!\p{L})/iu;

/** The first character that no name has in that place, as people can read it; null without one. */
export function findUnfitSign(name: string): string | null {
  const characters = splitName(name);
  const unfit = characters.find((_, at) => !isFit(characters, at));
  if (unfit !== undefined) return readable(unfit);
  const [pile] = name.match(piledMarks) ?? [];
  if (pile) return readable(Array.from(pile).at(-1)!);
  return webAddress.test(name.normalize('NFKC')) ? readable('.') : null;
}

/** The characters to check, with a space where a slash is spelling. */
const splitName = (name: string): string[] =>
  Array.from(name.replaceAll(parentage, (found) => found.replace('/', ' ')));

function isFit(characters: readonly string[], at: number): boolean {
  const character = characters[at]!;
  const inPlace = signsInPlace.find(([sign]) => sign.test(character));
  if (inPlace) return inPlace[1](characters[at - 1] ?? '', characters[at + 1] ?? '');
  return nameSign.test(character) && !invisible.test(character);
}

/** The character in quotation marks, or its number for one that cannot be seen by itself. */
const readable = (character: string) =>
  /[\p{C}\p{Z}\p{M}]|\p{Default_Ignorable_Code_Point}/u.test(character)
    ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;

/** Is it one line of letters, with the signs of their spelling? Says nothing about its length. */
export const isPlainName = (name: string): boolean =>
  /\p{L}/u.test(name) && findUnfitSign(name) === null;

/**
 * Letters that look like one of ours in the words below, by what they look like: those of Unicode's
 * table of confusables, and letters with a stroke.
 */
const lookalikes = new Map(
  Object.entries({
    a: 'ɑαаꭺᗅꓮ𖽀𐊠ᴀⱥɐ',
    c: 'ᴄςⲥсꮯ𐐽ϲꓚ𐊢𐌂𐔜ƈȼ',
    d: 'ԁꮷᑯꓒꭰᗞᗪꓓᴅđɖɗð',
    e: 'ꬲеҽεⴹꭼꓰ𑣆𑣎𐊆ᴇɇəɛєǝ',
    f: 'ꬵꞙẝքϝᖴꓝ𑣂𐊇𐊥𐔥ꜰƒ',
    // An l, a dotless i and a capital i are the same to the eye.
    i: 'lıɪɩιіꙇӏꭵ𑣃ǀⲓוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳑꮮᒪꓡ𖼖𑣒𐑃𐔦ɨłƚɫǃ',
    m: 'μϻⲙмꮇᗰᛖꓟ𐊰𐌑ᴍɱ',
    n: 'ոռνⲛꓠ𐔓ηɴпƞɲ',
    o: 'ꝏᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬ⵔዐଠꓳ𑣕𐊒𐊫𐔖ӧөøɵ〇',
    p: 'ρⲣрꮲᑭꓑ𐊕ᴘƥ',
    r: 'яꭇꭈᴦⲅгꮁʀꭱꮢ𐓜ᖇꓣ𖼵ɍɽɾɼɹʁ',
    s: 'ꜱƽѕꮪ𑣁𐑈տꮥꓢ𖼺𐊖ʂ',
    t: 'τⲧтꭲꓔ𖼊𑣜𐊗𐊱𐌕ᴛŧ',
    u: 'ꞟᴜꭎꭒʋυս𐓶𑣘ሀᑌꓴ𖽂цʉ',
  }),
);
const looksLike = new Map(
  [...lookalikes].flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** How a text looks at a glance: without case, marks, invisible signs and script. */
function skeleton(text: string): string {
  const letters = Array.from(
    text
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, ''),
  );
  return letters.map((letter) => looksLike.get(letter) ?? letter).join('');
}

/** Pairs of letters that look like one. */
const withoutPairs = (text: string) =>
  text
    .replaceAll(/rn|nn|rri/g, 'm')
    .replaceAll('ci', 'd')
    .replaceAll('vv', 'w');

/** Our own name, and how it sounds or is mistyped: Roomy Radar, Roomies Radar, RoomieRaddar. */
const serviceName = /r[ou]+m+[eiyj]+s?ra+d+a+r/;
/**
 * Who speaks for a service. Without "staff" and "service", which are surnames too. Beside the languages
 * of the screens, the usual words of three that many people read.
 */
const serviceWords = new Set(
  skeleton(
    'admin admins administrator administrador moderator moderators administradora administradores moderador moderadora moderadores oficial official support supportteam team helpdesk customer webmaster noreply administration moderation administratorin moderatorin kundenservice kundensupport kundendienst kundenbetreuung soporte suporte equipo equipe equipa atendimento админ администратор модератор поддержка поддержки техподдержка الدعم الإدارة 客服 管理员 管理員 管理者 官方 公式 サポート 運営 运营 고객센터 관리자 운영자 system sysadmin security verification helpcenter modérateur modérateurs администрация модераторы безопасности atencionalcliente servicioalcliente خدمةالعملاء مديرالنظام',
  ).split(' '),
);

/**
 * Does it look like the service, or like someone who speaks for it, in any script? Our own name counts
 * however it is spaced; the other words only as whole words, never as a part of a double name.
 */
export function soundsLikeService(name: string): boolean {
  const looks = skeleton(name);
  const letters = looks.replaceAll(/[^\p{L}]/gu, '');
  return (
    [letters, withoutPairs(letters)].some((text) => serviceName.test(text)) ||
    // "Help Desk" and "T e a m" are such a word with spaces; "Tea M" is a name.
    ((letters.length > 7 || !/\p{L}{2}/u.test(looks)) && serviceWords.has(letters)) ||
    looks.split(/\s+/u).some((word) => {
      const parts = word.split(/[^\p{L}]+/u).filter(Boolean);
      return isServiceWord(parts.join('')) || (parts.length > 1 && parts.every(isServiceWord));
    })
  );
}

/** A short word with such pairs is another word: Tearn is a surname. */
const isServiceWord = (word: string) =>
  serviceWords.has(word) || (word.length > 5 && serviceWords.has(withoutPairs(word)));

/** A name as it is stored: composed letters, and single, plain spaces without joiners at them. */
export const normalizeName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/(?<=[\p{L}\s])[\u200C\u200D](?=\s|$)/gu, '')
    .replaceAll(/[\s\u200B]+/gu, ' ')
    .trim();

/** The letters of a name from elsewhere, without everything else; empty when there are none. */
export function cleanName(name: string, maxLength: number): string {
  const composed = name.normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const characters = splitName(composed);
  const plain = Array.from(composed)
    .filter((_, at) => isFit(characters, at))
    .join('')
    .replaceAll(piledMarks, '$1$2$4');
  // By code points: a cut through a surrogate pair would leave half a character.
  const kept = normalizeName(Array.from(normalizeName(plain)).slice(0, maxLength).join('')).slice(
    0,
    maxLength,
  );
  return isPlainName(kept) && !soundsLikeService(kept) ? kept : '';
}

import { languages, type Language } from '#contract/languages.ts';

interface CardWords {
  /** Why a card shows no room; `offline` stands before `failed`. */
  unknown: string;
  offline: string;
  failed: string;
}

interface ListWords {
  /** Why a list shows no rooms. */
  list: string;
  /** A link to the room's page. */
  seeRoom: string;
  /** The label of a list's field, and its button. */
  words: string;
  search: string;
}

/**
 * What a card on another site says before or without an answer of our server. Outside of the
 * catalogs, because one script serves the pages of all languages.
 */
const cardWords: Record<Language, CardWords> = {
  en: {
    unknown: 'This room could not be found.',
    offline: 'You are offline.',
    failed: 'The room cannot be shown right now.',
  },
  de: {
    unknown: 'Dieses Zimmer wurde nicht gefunden.',
    offline: 'Du bist offline.',
    failed: 'Das Zimmer kann gerade nicht gezeigt werden.',
  },
  es: {
    unknown: 'No se encontró esta habitación.',
    offline: 'No tienes conexión.',
    failed: 'La habitación no se puede mostrar ahora.',
  },
  pt: {
    unknown: 'Este quarto não foi encontrado.',
    offline: 'Você está sem conexão.',
    failed: 'Não é possível mostrar o quarto agora.',
  },
  ar: {
    unknown: 'تعذّر العثور على هذه الغرفة.',
    offline: 'لا اتصال بالإنترنت.',
    failed: 'لا يمكن عرض الغرفة الآن.',
  },
};

/** The same for a list; apart, because the script of the card goes without. */
const listWords: Record<Language, ListWords> = {
  en: {
    list: 'The rooms cannot be shown right now.',
    seeRoom: 'See this room on RoomieRadar',
    words: 'Town, street or keyword',
    search: 'Search',
  },
  de: {
    list: 'Die Zimmer können gerade nicht gezeigt werden.',
    seeRoom: 'Dieses Zimmer auf RoomieRadar ansehen',
    words: 'Ort, Straße oder Stichwort',
    search: 'Suchen',
  },
  es: {
    list: 'Las habitaciones no se pueden mostrar ahora.',
    seeRoom: 'Ver esta habitación en RoomieRadar',
    words: 'Ciudad, calle o palabra clave',
    search: 'Buscar',
  },
  pt: {
    list: 'Não é possível mostrar os quartos agora.',
    seeRoom: 'Ver este quarto no RoomieRadar',
    words: 'Cidade, rua ou palavra-chave',
    search: 'Buscar',
  },
  ar: {
    list: 'لا يمكن عرض الغرف الآن.',
    seeRoom: 'عرض هذه الغرفة في RoomieRadar',
    words: 'مدينة أو شارع أو كلمة مفتاحية',
    search: 'بحث',
  },
};

/** The words in this language, without its region, or in English where we do not have it. */
const wordsIn = <Words>(words: Record<Language, Words>, wanted: string | undefined) => {
  const lang = languages.find((language) => language === wanted) ?? 'en';
  return { lang, ...words[lang] };
};

export const cardWordsIn = (wanted: string | undefined) => wordsIn(cardWords, wanted);
export const listWordsIn = (wanted: string | undefined) => wordsIn(listWords, wanted);

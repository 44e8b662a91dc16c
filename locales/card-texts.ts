import { languages, type Language } from '#contract/languages.ts';

interface CardWords {
  /** Why a card shows no room. */
  unknown: string;
  offline: string;
  server: string;
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
    offline: 'You are offline. The room appears once you are back.',
    server: 'The room cannot be shown right now.',
    list: 'The rooms cannot be shown right now.',
    seeRoom: 'See this room on RoomieRadar',
    words: 'Town, street or keyword',
    search: 'Search',
  },
  de: {
    unknown: 'Dieses Zimmer wurde nicht gefunden.',
    offline: 'Du bist offline. Das Zimmer erscheint, sobald du wieder verbunden bist.',
    server: 'Das Zimmer kann gerade nicht gezeigt werden.',
    list: 'Die Zimmer können gerade nicht gezeigt werden.',
    seeRoom: 'Dieses Zimmer auf RoomieRadar ansehen',
    words: 'Ort, Straße oder Stichwort',
    search: 'Suchen',
  },
  es: {
    unknown: 'No se encontró esta habitación.',
    offline: 'No tienes conexión. La habitación aparecerá cuando vuelva.',
    server: 'La habitación no se puede mostrar ahora.',
    list: 'Las habitaciones no se pueden mostrar ahora.',
    seeRoom: 'Ver esta habitación en RoomieRadar',
    words: 'Ciudad, calle o palabra clave',
    search: 'Buscar',
  },
  pt: {
    unknown: 'Este quarto não foi encontrado.',
    offline: 'Você está sem conexão. O quarto aparece assim que ela voltar.',
    server: 'Não é possível mostrar o quarto agora.',
    list: 'Não é possível mostrar os quartos agora.',
    seeRoom: 'Ver este quarto no RoomieRadar',
    words: 'Cidade, rua ou palavra-chave',
    search: 'Buscar',
  },
  ar: {
    unknown: 'تعذّر العثور على هذه الغرفة.',
    offline: 'لا اتصال بالإنترنت. تظهر الغرفة حالما يعود.',
    server: 'لا يمكن عرض الغرفة الآن.',
    list: 'لا يمكن عرض الغرف الآن.',
    seeRoom: 'عرض هذه الغرفة في RoomieRadar',
    words: 'مدينة أو شارع أو كلمة مفتاحية',
    search: 'بحث',
  },
};

/** The words in the language of the page, or in English where we do not have it. */
export function cardWordsIn(wanted: string | undefined): CardWords & { lang: Language } {
  const tag = wanted?.split('-')[0]?.toLowerCase();
  const lang = languages.find((language) => language === tag) ?? 'en';
  return { lang, ...cardWords[lang] };
}

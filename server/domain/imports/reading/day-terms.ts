/** A time of day, with all that follows. */
const time = /[t ,]+\d{1,2}[:h]\d{2}.*$/;
const weekday = /\s?\(\p{L}{1,10}\)/u;
/** What stands before a day in cells such as "ab 1.3.2027", and names of days of the week. */
const leading = new RegExp(
  `^(?:(?:${[
    'from|as of|starting|starting from|since|on|approx|available|vacant|move in|ab|ab dem|dem|den|zum|per|von|vom|ca|etwa|frühestens|frei|verfügbar|bezugsfrei|beziehbar|einzug',
    'disponible|disponível|libre|livre|entrada|a partir de|a partir del|desde|desde el|desde o|à partir du|à|le|dès le|du|el|dal|a partire dal|disponibile|libero',
    'vanaf|beschikbaar|per|ledig|fra|från|alkaen|vapaa|od|od dnia|dostępny|dostępne|wolny|wolne|с|от|свободна|from the|the|متاح|متوفر|من|ابتداء من|اعتبارا من|بتاريخ|يوم',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so',
  ].join('|')})[ .,:]+)+`,
);
/** What changes nothing behind a day: "1.3.2027 oder später". */
const trailing =
  /[ ,]+(?:oder (?:später|früher|nach vereinbarung|nach absprache)|or (?:later|earlier|sooner|by arrangement)|onwards?|o (?:después|más tarde|antes)|ou (?:mais tarde|depois|plus tard|à convenir))\.?$/;

const openWords = new Set(
  (
    'verfügbar|ab heute|ab jetzt|sofort bezugsfähig|sofort bezugsfrei|sofort beziehbar|bezugsfrei|nv|schnellstmöglich|frühestmöglich|baldmöglichst|sofort|ab sofort|per sofort|jetzt|sofort verfügbar|sofort frei|frei|heute|immediately|immediate|immediately available|' +
    'available immediately|available now|now|asap|a.s.a.p.|today|available|any time|anytime|any|ongoing|flexible|negotiable|' +
    'by arrangement|by agreement|as soon as possible|straight away|right away|vacant|ready|ready to move in|move in ready|9999-12-31|31.12.9999|31/12/9999|12/31/9999|to be agreed|tbd|tba|tbc|on request|open|open end|open-ended|open ended|indefinite|indefinitely|unlimited|long term|' +
    'flexibel|nach vereinbarung|n.v.|n. v.|nach absprache|auf anfrage|jederzeit|unbefristet|unbegrenzt|' +
    'ya|ahora|hoy|inmediato|inmediata|inmediatamente|de inmediato|disponible|disponible ya|entrada inmediata|a convenir|bajo acuerdo|de común acuerdo|según acuerdo|a acordar|a negociar|a consultar|disponibilidad inmediata|disponible ahora|desde ya|lo antes posible|cuanto antes|indefinido|' +
    'já|agora|hoje|imediato|imediata|imediatamente|de imediato|disponível|entrada imediata|a combinar|por acordo|de acordo|disponibilidade imediata|o quanto antes|livre|indeterminado|' +
    'immédiat|immédiate|immédiatement|tout de suite|de suite|maintenant|dès maintenant|à convenir|à discuter|selon accord|dès que possible|au plus vite|disponible immédiatement|disponible de suite|libre|indéterminé|' +
    'subito|da subito|immediato|immediata|da concordare|per direct|direct|nu|in overleg|omgående|od zaraz|natychmiast|do uzgodnienia|' +
    'disponibile|libero|libera|subito libero|immediata disponibilità|concordabile|da definire|beschikbaar|direct beschikbaar|per direkt|' +
    'te overleg|n.o.t.k.|ledig|ledig nu|snarest|straks|med det samme|efter aftale|etter avtale|enligt överenskommelse|genast|heti|heti vapaa|' +
    'vapaa|sopimuksen mukaan|zaraz|wolny|wolne|dostępny|dostępne|do ustalenia|teraz|' +
    'ihned|hned|dohodou|сразу|сейчас|немедленно|по договоренности|по договорённости|сегодня|свободна|свободно|hemen|' +
    'فورا|فوراً|فوري|الآن|حالا|حالاً|متاح الآن|الان|متاح|متوفر|متاحة|متوفرة|اليوم|من اليوم|ابتداء من اليوم|على الفور|فورية|في أي وقت|أي وقت|حسب الاتفاق|بالاتفاق|عند الاتفاق|غير محدد|即日|即入居可|即入居|相談|立即|随时|随时入住|即时|즉시|즉시입주|즉시 입주|바로|바로입주|협의|입주협의|今すぐ|即日入居可|lập tức|ngay|segera|sekarang'
  )
    .normalize('NFKC')
    .split('|'),
);
const either = /\s*(?:[/,]| or | oder | o | ou | of | lub | أو )\s*/;

/** Whether a text says that any day is fine, or that people agree on one. */
export const isOpenDay = (text: string): boolean =>
  isOpenWord(text) || text.split(either).every(isOpenWord);
const isOpenWord = (text: string) =>
  openWords.has(text.replace(/[!.]+$/, '')) || openWords.has(text);

/** A day without the words, the day of the week and the time around it. */
export const stripDayWords = (text: string): string =>
  text.replace(time, '').replace(trailing, '').replace(weekday, '').replace(leading, '').trim();

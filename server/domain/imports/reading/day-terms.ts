import { weekdayNames } from './month-names.ts';
import { foldAccents } from './plain-text.ts';

/** A time of day, with all that follows. */
const time =
  /(?:[t ,]+|,? (?:at|um|à|a las|às|alle|kl\.?|@) )(?:\d{1,2}[:h]\d{2}.*|\d{1,2}(?:[:.]\d{2})? ?(?:a\.?m|p\.?m|noon|uhr|h|hrs|heures|ч)\.?|noon|midnight|\d{6}z?)$/;
/** The time zone of a day without a time, as XML writes it. */
const zone = /(?<=^\d{4}-\d{2}-\d{2})(?:z|[+-]\d{2}:?\d{2})$/;
const weekday =
  /\s?\(\p{L}{1,10}\)|\s?(?:[月火水木金土日]曜日?|(?:星期|周|週)[一二三四五六日天]|[월화수목금토일]요일)/u;
/** What stands before a day in cells such as "ab 1.3.2027", and names of days of the week. */
const leading = new RegExp(
  `^(?:(?:${[
    'from|as of|starting|starting from|beginning|effective|not before|after|since|on|approx|around|avail|available|ready|vacant|move in|moving in|move-in|ab|ab ca|ab dem|dem|den|zum|per|von|vom|ca|etwa|frühestens|frei|verfügbar|bezugsfrei|beziehbar|einzug',
    'disponible|disponível|libre|livre|entrada|a partir de|a partir del|desde|desde el|desde o|à partir du|à|le|dès le|du|el|dal|a partire dal|disponibile|libero',
    'vanaf|beschikbaar|per|ledig|fra|från|alkaen|vapaa|od|od dnia|dostępny|dostępne|wolny|wolne|с|от|свободна|from the|the|متاح|متوفر|من|ابتداء من|اعتبارا من|بتاريخ|يوم',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so',
  ].join('|')})[ .,:]+)+`,
);
/** What changes nothing behind a day: "1.3.2027 oder später". */
const trailing =
  /[ ,;–-]+\(?(?:flexible|flexibel|verhandelbar|negotiable|or so|oder (?:später|früher|nach vereinbarung|nach absprache)|or (?:later|earlier|sooner|by arrangement)|onwards?|o (?:después|más tarde|antes)|ou (?:mais tarde|depois|plus tard|à convenir))\)?\.?$/;
/** What may stand behind a word that says that any day is fine: "sofort möglich". */
const possible =
  / (?:possible|available|verfügbar|frei|möglich|disponible|disponível|disponibile|libre|libero|beschikbaar|move-?in)$/;

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
    .split('|')
    .map(foldAccents),
);
const either = /\s*(?:[/,]| or | oder | o | ou | of | lub | أو )\s*/;

/** Whether a text says that any day is fine, or that people agree on one. */
export const isOpenDay = (text: string): boolean =>
  isOpenWord(text) || text.split(either).every(isOpenWord);
function isOpenWord(text: string): boolean {
  const bare = text.replace(/[!.]+$/, '');
  return [text, bare, bare.replace(possible, '')].some((word) => openWords.has(foldAccents(word)));
}

/** A day without the words, the day of the week and the time around it. */
export function stripDayWords(text: string, isMonth: (word: string) => boolean): string {
  const bare = text
    .replace(time, '')
    .replace(zone, '')
    .replace(trailing, '')
    .replace(weekday, '')
    .replace(leading, '')
    .trim();
  const [all = '', name = ''] = /^(\p{L}[\p{L}\p{M}'’-]*)(?:[.,]+ ?| )/u.exec(bare) ?? [];
  if (name === '' || !weekdayNames().has(foldAccents(name))) return bare;
  const rest = bare.slice(all.length).replace(leading, '').trim();
  // "mar" is Tuesday in Spanish and French, and March in English.
  return isMonth(name) && !rest.split(/[\s.,/-]+/).some(isMonth) ? bare : rest;
}

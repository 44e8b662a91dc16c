import type { RoomType } from '#contract/vocabulary.ts';
import { matchAny, foldWords } from './phrases.ts';

/**
 * What other sites call the types of room, in English, German, Spanish, Portuguese, French and
 * Arabic; the first that matches counts. "Private room in apartment" is a room.
 */
const roomTypeWords: [RoomType, RegExp][] = [
  [
    'shared_room',
    matchAny(
      '\\bshared (bed)?room|^share(d)?$|room ?share\\b|twin share|\\bdorm\\b|dormitory|^bed( in | ?space|$)|^bunk',
      'mehrbett|(gemeinsames|geteiltes|gemeinschafts) ?(zimmer|schlafzimmer)|\\bbett (in|im)\\b|schlafsaal',
      '(habitacion|cuarto|dormitorio|quarto|chambre) (compartid|compartilhad|partilhad|partagee)',
      '^(cama|vaga|lit) (en|em|no|dans)\\b|dortoir|غرفه مشتركه|^سرير',
    ),
  ],
  [
    'whole_place',
    matchAny(
      '^(whole|entire|full)\\b|\\d[- ]?(bed)?rooms?[- ](apartment|apt|flat|house)\\b',
      '(\\d|ein|zwei|drei)[- ]?(zimmer|raum)[- ]?(wohnung|apartment)|^(ganze|gesamte)s? ',
      '(alojamiento|piso|apartamento|departamento|casa|espaco|imovel|vivienda) (enter|inteir|complet)',
      '(logement|appartement) entier|سكن كامل|شقه كامله',
    ),
  ],
  [
    'private_room',
    matchAny(
      '\\broom\\b|^(private|single|double|twin|master)( (bed|bedroom|en-?suite))?$|^en-?suite',
      'zimmer(?!wohnung|suche)',
      '(?<!\\d )\\b(habitacion|cuarto|recamara|quarto|suite|chambre)\\b|غرفه',
    ),
  ],
  [
    'whole_place',
    matchAny(
      '\\bstudio\\b|apartment|\\bapt\\b|\\bflat\\b|\\bhouse\\b|\\bcondo|\\bloft\\b|town ?house|bungalow|\\bvilla\\b',
      'wohnung|\\bhaus\\b|\\bestudio\\b|\\bpiso\\b|apartamento|departamento|\\bcasa\\b|kitnet|kitinete|moradia',
      'appartement|\\bmaison\\b|\\blogement\\b|\\balojamiento\\b|شقه|استوديو|فيلا',
    ),
  ],
];

/** Something else than an offer. */
const noOffer = matchAny('tausch|swap|exchange|wanted|gesuch|suche\\b');
/** A home that is shared: the room in it may be private or not. */
const isShared = matchAny(
  '\\bshar(e|ed|ing)\\b|flat ?share|house ?share|\\bwg\\b|geteilt|gemeinschaft',
  'compartid|compartilhad|partilhad|partage|colocation|مشترك',
);

/** The type of room that a cell names; null when it names none that we know. */
export function readRoomType(cell: string): RoomType | null {
  const words = foldWords(cell);
  if (noOffer.test(words)) return null;
  const type = roomTypeWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return type === 'whole_place' && isShared.test(words) ? null : type;
}

const included = /(^|\s)(in[ck]l|inbegriffen|enthalten|compris|شامل|مشمول)/i;
const notIncluded = /(^|\s)(not|nicht|no|não|non|pas|غير)(\s|$)/i;

/** Does a cell say, instead of an amount, that the rent includes the bills? */
export const saysIncluded = (cell: string): boolean =>
  included.test(cell) && !notIncluded.test(cell) && !/\d/.test(cell);

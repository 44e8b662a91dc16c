import type { Amenity, HouseRule } from '#contract/vocabulary.ts';
import { plainText } from '../reading/plain-text.ts';

/**
 * What other sites call amenities and house rules, in the languages of the app and in French; a
 * phrase that contains one of the words names it.
 */
const amenityWords: Record<Amenity, RegExp> = {
  wifi: /wi-?fi|wlan|internet|واي ?فاي|إنترنت/,
  washing_machine:
    /(?<!dish[- ]?)wash(ing machine|er)|laundry|waschmaschine|lavadora|máquina de lavar|lavadora de roupa|lave-linge|machine à laver|غسالة(?! صحون)/,
  dishwasher:
    /dish ?washer|spülmaschine|geschirrspüler|lavavajillas|lava-louça|lave-vaisselle|غسالة (صحون|أطباق)/,
  balcony: /balcon|balkon|terra[cs]|terrasse|loggia|patio|varanda|sacada|شرفة|بلكون/,
  garden: /garden|garten|backyard|yard\b|jard[ií]n?|jardim|حديقة/,
  lift: /\blift\b|elevator|aufzug|fahrstuhl|ascensor|elevador|ascenseur|مصعد/,
  bike_storage: /bike|bicycle|fahrrad|bicicleta|vélo|دراج/,
  desk: /\bdesk\b|work ?space|schreibtisch|arbeitsplatz|escritorio|escrivaninha|\bbureau\b|مكتب/,
  furnished: /furnish|furniture|möbliert|amueblad|mobiliad|mobilad|meublé|مفروش/,
  air_conditioning:
    /air[- ]?con|\ba\/?c\b|klimaanlage|klimatis|aire acondicionado|ar[- ]condicionado|climatis|تكييف|مكيف/,
  step_free:
    /step[- ]?free|wheelchair|accessible|barrierefrei|rollstuhl|stufenlos|sin escalones|accesible|sem degraus|acessível|sans marche|accès handicap|بدون درج|كرسي متحرك/,
  parking:
    /parking|car ?park|garage|stellplatz|parkplatz|aparcamiento|estacionamiento|garaje|estacionamento|garagem|موقف|جراج/,
};

const houseRuleWords: Record<HouseRule, RegExp> = {
  no_smoking:
    /(no|non)[- ]?smok|smoke[- ]?free|nichtraucher|rauchverbot|rauchfrei|(no|prohibido) fumar|no fumador|(não|proibido) fumar|não fumante|non[- ]fumeur|ممنوع التدخين|غير مدخن/,
  no_pets:
    /no pets?|pets? not|without pets|keine (haus)?tiere|(no|sin) mascotas|(sem|não) (são )?(permitidos )?animais|sem pets|pas d'animaux|(animaux|pets) (interdits|prohibited)|ممنوع الحيوانات|بدون حيوانات/,
  quiet_hours: /quiet|nachtruhe|ruhezeit|silencio|silêncio|calme|هدوء/,
  no_parties:
    /no part(y|ies)|parties not|no events|keine part(y|ie)s|(sin|no) fiestas|(sem|não) festas|pas de fêtes?|fêtes interdites|ممنوع الحفلات|بدون حفلات/,
  couples_welcome:
    /couples? (are )?(welcome|allowed|ok|accepted)|paare (sind )?(willkommen|erlaubt)|(se aceptan|aceptamos) parejas|parejas (bienvenidas|permitidas)|aceita casa(l|is)|casais (são )?bem-vindos|couples? (bienvenus|acceptés)|نرحب بالأزواج/,
  pets_welcome:
    /pets? (are )?(welcome|allowed|ok|considered)|pet[- ]?friendly|haustiere (sind )?(willkommen|erlaubt)|(se aceptan|aceptamos) mascotas|mascotas (bienvenidas|permitidas)|aceita (animais|pets)|animais (são )?(bem-vindos|permitidos)|animaux (bienvenus|acceptés)|نرحب بالحيوانات/,
};

/** A phrase that says that something is missing; house rules have such words of their own. */
const denied = /^(no|not|without|kein\w*|ohne|nicht|sin|sem|não|pas|sans|بدون|لا|غير)(?=\s|-)/;

/** The phrases of a list in a cell: "Wifi, Washer", `["Wifi"]`, "WLAN; Balkon | Garten". */
const splitPhrases = (cell: string) =>
  plainText(cell.replace(/[\r\n]+/g, ','))
    .toLowerCase()
    .split(/[,;|•·/{}[\]"]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const named = <Choice extends string>(phrases: string[], words: Record<Choice, RegExp>): Choice[] =>
  (Object.entries(words) as [Choice, RegExp][])
    .filter(([, pattern]) => phrases.some((phrase) => pattern.test(phrase)))
    .map(([choice]) => choice);

/** The amenities that a cell names, in our order. Others are left out. */
export const readAmenities = (cell: string): Amenity[] =>
  named(
    splitPhrases(cell).filter((phrase) => !denied.test(phrase)),
    amenityWords,
  );

/** The house rules that a cell names; of two that contradict each other, neither. */
export function readHouseRules(cell: string): HouseRule[] {
  const rules = named(splitPhrases(cell), houseRuleWords);
  const isContradiction = rules.includes('no_pets') && rules.includes('pets_welcome');
  return rules.filter(
    (rule) => !isContradiction || (!rule.endsWith('pets') && rule !== 'pets_welcome'),
  );
}

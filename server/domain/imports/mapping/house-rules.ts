import { houseRules, type HouseRule } from '#contract/vocabulary.ts';
import { matchAny, splitPhrases } from './phrases.ts';

const pets = 'dogs?|cats?|hunde?|katzen?|perros?|gatos?|cachorros?|chiens?|chats?';
/** A list of animals alone, as in a column "pets allowed", names those that are. */
const listOfPets = new RegExp(`^(${pets})( (and|und|y|e|et|&) (${pets}))*$`);

/** What a phrase is about, in English, German, Spanish, Portuguese, French and Arabic. */
const subjects = {
  smoking: matchAny(
    'smok(?!e (alarm|detector))|(?<!b)rauch(?!melder)|fuma|fumeur|fumer|تدخين|مدخن',
  ),
  pets: matchAny(
    '\\bpets?\\b|\\banimal(s|es)?\\b|(dogs?|cats?).*(dogs?|cats?)',
    'haustier|\\btiere?\\b|mascota|animais|animaux|حيوان',
  ),
  singlePets: matchAny(`\\b(${pets})\\b`),
  parties: matchAny(
    '(?<!third )\\bpart(y|ies|ys)\\b|\\bevents?\\b|\\bfeiern?\\b',
    'fiesta|festas?\\b|\\beventos?\\b|\\bfetes?\\b|soirees?|حفل',
  ),
  couples: matchAny('couples?|\\bpaare\\b|parejas?|casal|casais|ازواج|زوجين'),
  quiet: matchAny(
    'quiet(?! (street|area|neigh|location|building|house|room))|nachtruhe|mittagsruhe|ruhezeit|\\bruhe\\b',
    'silencio|descanso|heures? calmes?|\\bcalme\\b|silence|هدوء',
  ),
  noise: matchAny('noise|\\bloud\\b|larm|laute|ruido|barulho|bruit|ضوضاء|ازعاج'),
};

/** Only animals that nobody forbids. */
const assistance = matchAny(
  '(service|assistance|guide|support) (animals?|dogs?)|assistenz|blindenhund',
);

/** "Not allowed" in any way; the other side of "no problem". */
const denied = matchAny(
  "\\b(not|non|never|without|don't|prohibited|forbidden|banned)\\b|nonsmok|(smoke|pet|party)[- ]free",
  // In Portuguese, "no" is "in the".
  '\\bno\\b(?! (quarto|apartamento|predio|jardim|imovel|local|condominio|interior|edificio))',
  'kein|\\bnicht|\\bohne\\b|verboten|untersagt|unerwunscht|rauchfrei|tierfrei|\\bnein\\b',
  '\\b(sin|prohibid[oa]s?|sem|nao|proibid[oa]s?)\\b|\\b(pas|sans|interdi\\S+|defense)\\b',
  'ممنوع|يمنع|بدون|بلا|(^| )لا |غير',
);
const harmless = matchAny('(no|kein|keine|sin|sem|pas de) (problem|issue)');
const allowed = matchAny(
  'welcome|allowed|\\bok\\b|okay|friendly|accept|considered|permit|suitable|\\bideal\\b|\\byes\\b',
  'willkommen|erlaubt|gestattet|moglich|geeignet|freundlich|\\bja\\b|fur paare',
  'bienvenid|acepta|admit|\\bapto\\b|\\bsi\\b|bem-vind|aceit|adequad|\\bsim\\b',
  'bienvenu|autorise|admis|\\boui\\b|نرحب|مرحب|مسموح|يسمح|مناسب|نعم',
);
/** "No pets except cats" is neither. */
const exceptions = matchAny('except|ausser|außer|excepto|salvo|exceto|sauf|باستثناء');

/** The house rule that a phrase says about each thing; nothing where it only names it. */
function* rulesIn(phrase: string): Generator<HouseRule> {
  const isAbout = (subject: keyof typeof subjects) => subjects[subject].test(phrase);
  const isHarmless = harmless.test(phrase);
  const isDenied = denied.test(phrase) && !isHarmless;
  const isAllowed = !isDenied && (isHarmless || allowed.test(phrase));
  if (isAbout('smoking') && isDenied) yield 'no_smoking';
  if (isAbout('parties') && isDenied) yield 'no_parties';
  if (isAbout('couples') && isAllowed) yield 'couples_welcome';
  if (isAbout(isDenied ? 'noise' : 'quiet')) yield 'quiet_hours';
  if (assistance.test(phrase) || exceptions.test(phrase)) return;
  if (isAbout('pets') && isDenied) yield 'no_pets';
  const isAboutPets = isAbout('pets') || isAbout('singlePets');
  if ((isAboutPets && isAllowed) || listOfPets.test(phrase)) yield 'pets_welcome';
}

/** The house rules that a cell names, in our order; of two that contradict each other, neither. */
export function readHouseRules(cell: string): HouseRule[] {
  const rules = new Set(splitPhrases(cell).flatMap((phrase) => [...rulesIn(phrase)]));
  if (rules.has('no_pets') && rules.has('pets_welcome')) {
    rules.delete('no_pets');
    rules.delete('pets_welcome');
  }
  return houseRules.filter((rule) => rules.has(rule));
}

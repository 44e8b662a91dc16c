import { amenities, type Amenity } from '#contract/vocabulary.ts';
import { matchAny, splitPhrases } from './phrases.ts';

/**
 * What other sites call amenities, in English, German, Spanish, Portuguese, French and Arabic, as
 * {@link splitPhrases} writes it; a phrase that contains one of the words names the amenity.
 */
const amenityWords: Record<Amenity, RegExp> = {
  wifi: matchAny('wi-?fi|broadband|wlan|internet', 'واي ?فاي|انترنت'),
  washing_machine: matchAny(
    '(?<!dish[- ]?)wash(ing machine|er)|laundry(?! service)',
    'waschmaschine|waschkuche|waschkeller',
    'lavadora|lavarropas|lavanderia|lava-?roupas?|maquina de lavar(?! louca)',
    'lave-linge|machine a laver(?! la vaisselle)|غساله(?! (صحون|اطباق))',
  ),
  dishwasher: matchAny(
    'dish ?washer|spulmaschine|geschirrspuler',
    'lavavajillas|lava-?loucas?|maquina de lavar louca|lave-vaisselle|machine a laver la vaisselle',
    'غساله (صحون|اطباق)|جلايه',
  ),
  balcony: matchAny(
    'balcon|\\bterrace\\b|\\bpatio\\b|loggia',
    'balkon|terrasse',
    'terraza|varanda|sacada|terraco\\b|شرفه|بلكون',
  ),
  garden: matchAny(
    'garden|\\b(back ?|front ?)?yard\\b',
    '(?<!kinder|bier|winter)garten',
    'jardin|jardim|quintal|حديقه',
  ),
  lift: matchAny('\\blift\\b|elevator', 'aufzug|fahrstuhl', 'ascensor|elevador|ascenseur|مصعد'),
  bike_storage: matchAny(
    '\\b(bike|bicycle|cycle)s? ?-?(storage|room|rack|shed|cellar|parking|space|garage|store)',
    'storage for (bikes|bicycles)|fahrrad(?!weg|verleih)',
    '(para|de|pour|a) (bicicleta|bici|velo)s?|bicicletari?o|bicicletero|local velos?|دراجات',
  ),
  desk: matchAny(
    '\\bdesk\\b|work ?space|schreibtisch|arbeitsplatz|escritorio|escrivaninha',
    '\\bbureau\\b|مكتب(?!ه)',
  ),
  furnished: matchAny(
    'furnished|furniture|mobliert|amueblad|mobiliad|mobilad|con muebles|\\bmeuble|مفروش|موثث',
  ),
  air_conditioning: matchAny(
    'air[- ]?con|\\bac\\b|central air|klimaanlage|klimatis|aire acondicionado',
    'ar[- ]condicionado|climatis|climatizad|تكييف|مكيف',
  ),
  step_free: matchAny(
    'step[- ]?free|(no|without) (steps|stairs)|wheelchair|(?<!easily |well )accessible(?! by)',
    'barrierefrei|rollstuhl|stufenlos|ohne stufen',
    'sin escalones|accesible|silla de ruedas|sem degraus|acessivel|cadeira de rodas',
    'sans marche|acces handicap|fauteuil roulant|(بدون|بلا) درج|كرسي متحرك',
  ),
  parking: matchAny(
    'parking|car ?park|garage|stellplatz|parkplatz|carport',
    'aparcamiento|estacionamiento|garaje|cochera|parqueadero|estacionamento|garagem',
    'stationnement|موقف|جراج|كراج',
  ),
};

/** Phrases with these words mean something else. */
const otherMeanings: Partial<Record<Amenity, RegExp>> = {
  washing_machine: matchAny('hook-?ups?|anschluss'),
  balcony: matchAny('terraced|terracotta|furniture'),
  garden: matchAny('view|blick|\\bvistas? |\\bvue |furniture|gardenia|botanic|اطلاله'),
  lift: matchAny('\\bski|chair|stair|ticket'),
  desk: matchAny('front desk|reception|hour desk'),
  furnished: matchAny(
    '\\b(un|non|part|partly|partially|semi)[- ]?furnished|(outdoor|patio|garden|balcony) furniture',
    '(un|teil)mobliert|(semi|des)[- ]?(amueblad|mobiliad|mobilad)|non meuble|amueblar',
  ),
  parking: matchAny('bike|bicycle|fahrrad|bicicleta|\\bbicis?\\b|velo|دراج'),
};

/** A phrase that says that something is missing. */
const denied = matchAny(
  '^(no|not|without|kein\\S*|ohne|nicht|sin|sem|nao|pas|sans|non|بدون|بلا|لا|غير)[ -]',
  '[ :=(–-](no|none|not (available|included|allowed)|unavailable|false|nein|nao|non|لا)\\)?$',
);

/** Steps are what nobody wants. */
const withoutSteps = matchAny(
  '(no|without|ohne|sin|sem|sans|بدون|بلا) (steps|stairs|stufen|escalones|degraus|marche|درج)',
);

/** The amenities that a cell names, in our order. Others are left out. */
export function readAmenities(cell: string): Amenity[] {
  const phrases = splitPhrases(cell).filter(
    (phrase) => withoutSteps.test(phrase) || !denied.test(phrase),
  );
  return amenities.filter((amenity) =>
    phrases.some(
      (phrase) => amenityWords[amenity].test(phrase) && !otherMeanings[amenity]?.test(phrase),
    ),
  );
}

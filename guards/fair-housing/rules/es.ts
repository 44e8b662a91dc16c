import type { ExclusionWords } from '../rule.ts';

export const es: ExclusionWords = {
  groups: {
    origin:
      'extranjer[oa]s?|inmigrantes?|migrantes|refugiad[oa]s?|espanol(?:es|as|a)?|nativ[oa]s|autocton[oa]s|latin[oa]s?|sudamerican[oa]s?|latinoamerican[oa]s?|african[oa]s?|negr[oa]s|blanc[oa]s|moros|marroquies?|arabes?|gitan[oa]s?|rumanos?|chin[oa]s|asiatic[oa]s?|europe[oa]s?|ucranian[oa]s?|venezolan[oa]s?|colombian[oa]s?|nacionalidad espanola',
    religion:
      'musulman(?:es|as|a)?|cristian[oa]s?|catolic[oa]s?|evangelic[oa]s?|judi[oa]s?|hindues|ate[oa]s?|creyentes|religios[oa]s|velo',
    sex: 'chic[oa]s?|mujer(?:es)?|hombres?|senoritas?|senoras?|caballeros?|femenin[oa]s?|masculin[oa]s?|varon(?:es)?|companeras?|muchach[oa]s?|inquilinas?',
    orientation:
      'gays?|lesbianas?|homosexuales?|lgbt\\w*|queer|trans(?:exuales|genero)?|bisexuales?|heteros?|heterosexuales?',
    disability:
      'discapacitad[oa]s?|discapacidad(?:es)?|minusvalid[oa]s?|sillas? de ruedas|cieg[oa]s?|sord[oa]s?|enfermedad(?:es)? mental(?:es)?|problemas (?:mentales|psicologicos|psiquiatricos)|depresion|perros? (?:guia|de asistencia)|enferm[oa]s?',
    family:
      'nin[oa]s?|bebes?|hijos?|familias?(?: con ninos)?|embarazadas?|madres? solteras?|menores',
    age: 'jovenes|gente (?:joven|mayor)|personas (?:jovenes|mayores)|chic[oa]s? jovenes|ancian[oa]s?|jubilad[oa]s?|pensionistas?|(?:mayores|menores) de [1-9]\\d(?: anos)?|(?:entre|de) [1-9]\\d (?:y|a) [1-9]\\d(?: anos)?|[1-9]\\d ?(?:-|a) ?[1-9]\\d anos',
    income:
      'parados|desemplead[oa]s?|ayudas(?: sociales)?|subsidios?|paro|ingreso minimo(?: vital)?|renta minima|prestacion(?:es)?',
  },
  no: String.raw`\b(?:no (?:se )?(?:admit\w+|acept\w+|quer\w+|alquil\w+ a|a)|nada de|sin|ni|excepto|salvo|abstenerse|abstenganse|no (?:es )?apt[oa] para|no apropiad[oa] para|ningun\w*|prohibid[oa]s?(?: l[oa]s)?|no)`,
  only: String.raw`\b(?:solo|solamente|unicamente|exclusiv\w+ (?:para|a)?|prefer\w+|busc\w+|se busca|a poder ser|se alquila (?:solo )?a|para|ideal para|alquil\w+ a|tiene que ser|debe ser)`,
  after:
    'solo|solamente|unicamente|exclusivamente|abstenerse|preferiblemente|preferente\\w*|abstenganse',
  more: {
    sex: [/\bpiso (solo )?(de|para) (chic[oa]s|mujeres|hombres)\b/],
    family: [/\b(solo adultos|adultos solamente|sin hijos|sin ninos|no ninos)\b/],
    disability: [/\b(personas sanas|buena salud (mental|fisica)|mentalmente estable)\b/],
    age: [/\b(edad (maxima|minima|entre|limite)|limite de edad|maximo [1-9]\d anos)\b/],
  },
  harmless: [
    /^(?!.*\b(excepto|menos|salvo|pero no|abstenerse)\b).*\b(cualquier (genero|sexo|nacionalidad|religion|origen|edad|orientacion)|tod[oa]s (son )?bienvenid[oa]s|tod[oa]s l[oa]s (edades|nacionalidades|generos|religiones)|sin importar|no importa|da igual|independientemente|indiferente|bienvenid[oa]s?|friendly)/,
    /\bchic[oa]s? (o|y|\/) ?chic[oa]s?|\bhombres? (o|y|u|\/) ?mujer|\bmujer(es)? (o|y|u|\/) ?hombre|\bchico\/a\b/,
    /^(?!.*\b(busc\w*|solo|solamente|prefer\w*|no|quer\w*)\b).*\b(somos|soy|vivimos|viven|vive|aqui viv\w+|companer[oa]s? (es|son))\b/,
    /\b(colegio|escuela|parque|guarderia|museo|iglesia|mezquita|restaurante|tienda|supermercado|medico|clinica|hospital|gimnasio)\b/,
    /\b(hablamos|habla|idioma|clases|curso)\b|acces\w+ (para|en) silla|adaptad[oa]/,
  ],
};

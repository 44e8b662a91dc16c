/**
 * Says that reader and writer have met: a phone number after that is no way around a visit. A text
 * that only promises a visit does not count.
 */
export const afterVisit = {
  en: /\b(now that|since|as|after) (you|we)( have|'ve)? (been here|come by|came by|met|visited|signed)\b/,
  de: /\b(wo|nachdem|seit) (du|wir|ihr)( uns| euch)?( \w+)? (hier warst|da warst|vorbeigekommen bist|besichtigt hast|getroffen haben|unterschrieben haben)\b/,
  es: /\b(ahora que|ya que|despues de que) (ya )?(has estado aqui|has venido|estuviste aqui|viniste|nos conocimos|nos hemos conocido|hemos firmado|firmamos)\b/,
  pt: /\b(agora que|ja que|depois que) (voce |tu |nos )?(ja )?(esteve aqui|estiveste aqui|veio aqui|vieste aqui|visitou|visitaste|nos conhecemos|assinamos)\b/,
  ar: /(الان وقد|بعد ان|بعدما|بما انك|بما اننا) (زرت\S*|التقينا|وقعنا|حضرت|جئت)/,
} as const;

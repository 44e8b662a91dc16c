import type { Language } from '#contract/languages.ts';

/**
 * Words that each language uses in nearly every sentence, and the others do not. Arabic is recognized
 * by its script.
 */
const commonWords: Record<Exclude<Language, 'ar'>, string> = {
  en: "the|and|is|are|you|your|to|of|for|it|this|that|have|with|my|we|i|i'm|i'll|can|will|be|at|on|not|please|just|from|so|if|there|they|was|would|but|or",
  de: 'und|der|die|das|ich|ist|nicht|ein|eine|einen|zu|du|dir|dein|deine|mit|fur|auf|im|wir|sind|bitte|auch|den|dem|es|von|bei|mir|mein|meine|kann|wenn|dann|oder|hat|habe|zimmer|wohnung|aber|aus|noch|als|bin|am|hier|sich|wird',
  es: 'el|los|las|y|una|con|por|es|muy|pero|tu|te|al|lo|mi|yo|hay|esta|estoy|soy|su|del|si|tengo|puedes|puedo|aqui|hola|habitacion|piso|cuarto|solo|cuando|donde|le|unos|tambien|ya|todo|nos|quiero',
  pt: 'o|os|um|uma|com|nao|voce|do|da|em|ao|e|muito|mas|teu|tua|seu|sua|meu|minha|voces|esta|estou|sou|dos|das|pelo|pela|quarto|apartamento|tem|tenho|pode|posso|aqui|ola|oi|quando|onde|so|ja|isso|tudo|nos|quero|por',
};
const commonWordSets = Object.entries(commonWords).map(
  ([language, words]) => [language as Language, new Set(words.split('|'))] as const,
);

/** A language is skipped when the text has fewer of its common words than this share of the top one. */
const minShare = 0.6;

/** The languages that a plain text may be written in: usually one, several for short or mixed texts. */
export function detectLanguages(plain: string): Language[] {
  const words = plain.match(/[a-z']+/g) ?? [];
  const isArabic = /[ء-ي]/.test(plain);
  const counts = commonWordSets.map(
    ([language, common]) => [language, words.filter((word) => common.has(word)).length] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  const others = counts
    .filter(([, count]) => count >= most * minShare && (count > 0 || !isArabic))
    .map(([language]) => language);
  return isArabic ? ['ar', ...(most > 2 ? others : [])] : others;
}

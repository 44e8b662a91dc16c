/** Languages whose words the guard knows. */
export const readLanguages = ['en', 'de', 'es', 'pt', 'ar'] as const;
export type ReadLanguage = (typeof readLanguages)[number];

/** Small words that each language uses in nearly every sentence, and the others do not. */
const small: Record<Exclude<ReadLanguage, 'ar'>, string> = {
  en: "the|and|is|are|you|your|to|of|for|it|this|that|have|with|my|we|i|i'm|i'll|can|will|be|at|on|not|please|just|from|so|if|there|they|was|would|but|or",
  de: 'und|der|die|das|ich|ist|nicht|ein|eine|einen|zu|du|dir|dein|deine|mit|fur|auf|im|wir|sind|bitte|auch|den|dem|es|von|bei|mir|mein|meine|kann|wenn|dann|oder|hat|habe|zimmer|wohnung|aber|aus|noch|als|bin|am|hier|sich|wird',
  es: 'el|los|las|y|una|con|por|es|muy|pero|tu|te|al|lo|mi|yo|hay|esta|estoy|soy|su|del|si|tengo|puedes|puedo|aqui|hola|habitacion|piso|cuarto|solo|cuando|donde|le|unos|tambien|ya|todo|nos|quiero',
  pt: 'o|os|um|uma|com|nao|voce|do|da|em|ao|e|muito|mas|teu|tua|seu|sua|meu|minha|voces|esta|estou|sou|dos|das|pelo|pela|quarto|apartamento|tem|tenho|pode|posso|aqui|ola|oi|quando|onde|so|ja|isso|tudo|nos|quero|por',
};
const smallWords = Object.entries(small).map(
  ([language, words]) => [language as ReadLanguage, new Set(words.split('|'))] as const,
);

/** A language with fewer of its small words than this share of the most frequent is not read. */
const otherShare = 0.6;

/**
 * In which of its languages a plain text may be: one for most, several for a few words or a mixture.
 */
export function languagesOf(plain: string): ReadLanguage[] {
  const words = plain.match(/[a-z']+/g) ?? [];
  const isArabic = /[ء-ي]/.test(plain);
  const counts = smallWords.map(
    ([language, known]) => [language, words.filter((word) => known.has(word)).length] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  const others = counts
    .filter(([, count]) => count >= most * otherShare && (count > 0 || !isArabic))
    .map(([language]) => language);
  return isArabic ? ['ar', ...(most > 2 ? others : [])] : others;
}

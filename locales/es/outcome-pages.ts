import type { Rating } from '#contract/outcomes/outcome-terms.ts';
import { pluralText } from './plural.ts';

export const title = 'Convivencia';
export const heading = ({ name }: { name: string }) => `¿Qué tal la convivencia con ${name}?`;
export const lede = ({ name }: { name: string }) =>
  `Tus respuestas ayudan a averiguar si la puntuación acierta. ${name} nunca las ve.`;
export const stillTogether = '¿Sigues viviendo con esta persona?';
export const yes = 'Sí';
export const no = 'No';
export const howIsIt = '¿Qué tal va, o qué tal fue?';
export const ratingLabels: Record<Rating, string> = {
  1: 'Mal',
  2: 'Más bien mal',
  3: 'Normal',
  4: 'Bien',
  5: 'Muy bien',
};
export const habitByHabit = 'Hábito por hábito, si quieres';
export const habitHint = '¿Qué tal va la convivencia en cada cosa?';
export const noRating = 'Sin respuesta';
export const send = 'Enviar las respuestas';
export const thanks =
  'Gracias. Si envías la página otra vez, las nuevas respuestas sustituyen a las anteriores.';
export const answerBoth = 'Responde a las dos preguntas.';
export const surveyOver = 'Esta encuesta ha terminado';
export const surveyOverHint = pluralText({
  one: 'Se podía responder durante # día, y solo mientras participas.',
  other: 'Se podía responder durante # días, y solo mientras participas.',
});

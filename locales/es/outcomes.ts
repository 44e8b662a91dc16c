export const wasItRight = '¿Acertó la puntuación?';
export const mayWeAsk = '¿Podemos preguntarte qué tal te va?';
export const joinHint = ({ name }: { name: string }) =>
  `Si participas, guardamos la puntuación y tus respuestas como son hoy, y te enviamos dos preguntas a los 30, 90 y 365 días. ${name} nunca ve lo que respondes. Puedes dejarlo cuando quieras, y entonces todo se borra.`;
export const joinUntil = ({ day }: { day: string }) => `Puedes participar hasta el ${day}.`;
export const join = 'Participar';
export const refuse = 'No, gracias';
export const refused = 'Has dicho que no a esta encuesta.';
export const joinAfterAll = 'Participar de todos modos';
export const takesPart =
  'Participas. Puedes dejarlo cuando quieras, y entonces se borra lo que respondiste.';
export const leave = 'Dejar de participar';
export const leaveAbout = ({ name }: { name: string }) =>
  `Dejar de participar: convivencia con ${name}`;
export const answer = 'Responder dos preguntas';
export const change = 'Cambiar las respuestas';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `Convivencia con ${name}, desde el ${day}`;

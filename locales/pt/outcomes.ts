export const wasItRight = 'A pontuação acertou?';
export const mayWeAsk = 'Podemos perguntar como está sendo?';
export const joinHint = ({ name }: { name: string }) =>
  `Se você participar, guardamos a pontuação de vocês e suas respostas como são hoje e enviamos duas perguntas depois de 30, 90 e 365 dias. ${name} nunca vê o que você responde. Você pode parar quando quiser, e então tudo é apagado.`;
export const joinUntil = ({ day }: { day: string }) => `Você pode participar até ${day}.`;
export const join = 'Participar';
export const refuse = 'Não quero participar';
export const refused = 'Você disse não a esta pesquisa.';
export const joinAfterAll = 'Participar mesmo assim';
export const takesPart =
  'Você participa. Pode parar quando quiser, e então o que você respondeu é apagado.';
export const leave = 'Deixar de participar';
export const leaveAbout = ({ name }: { name: string }) => `Deixar de participar: morar com ${name}`;
export const answer = 'Responder duas perguntas';
export const change = 'Mudar as respostas';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `Morar com ${name}, desde ${day}`;

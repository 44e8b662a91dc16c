import type { Importance, QuestionId, QuestionTexts } from '#contract/questionnaire/questions.ts';
import { formatTime } from './format.ts';

// The questions about how people live. `topic` is a question's short name, `ask` asks about
// oneself, `askOfOthers` about what one accepts in others. Answers are short: they stand on buttons.
export const questions: { readonly [Id in QuestionId]: QuestionTexts<Id> } = {
  sleep: {
    topic: 'Sono',
    ask: 'Em que horário você costuma dormir?',
    askOfOthers: 'Que horário de sono de quem mora com você é bom para você?',
  },
  cleaning: {
    topic: 'Limpeza da cozinha',
    ask: 'Depois de cozinhar, quando você limpa?',
    askOfOthers: 'Depois de cozinhar, quando quem mora com você deve limpar?',
    answers: {
      when_needed: 'Quando incomoda alguém',
      every_few_days: 'Em poucos dias',
      same_day: 'No mesmo dia',
      right_away: 'Na hora',
    },
  },
  quiet: {
    topic: 'Horário de silêncio',
    ask: 'Em dias de semana, a partir de que horas você faz silêncio?',
    askOfOthers: 'Em dias de semana, a partir de que horas quem mora com você deve fazer silêncio?',
    answers: {
      by_20: `A partir das ${formatTime(20, 0)}`,
      by_22: `A partir das ${formatTime(22, 0)}`,
      by_24: 'A partir da meia-noite',
      no_hour: 'Sem horário de silêncio',
    },
  },
  overnight_guests: {
    topic: 'Visitas que dormem em casa',
    ask: 'Com que frequência alguém de fora dorme na sua casa?',
    askOfOthers: 'Com que frequência quem mora com você pode receber visitas para dormir?',
    answers: {
      never: 'Nunca',
      monthly: 'Uma ou duas vezes por mês',
      weekly: 'Toda semana',
      most_nights: 'Quase toda noite',
    },
  },
  gatherings: {
    topic: 'Amigos em casa e festas',
    ask: 'Com que frequência você recebe amigos em casa?',
    askOfOthers: 'Com que frequência quem mora com você pode receber amigos?',
    answers: {
      never: 'Nunca',
      few_a_year: 'Algumas vezes por ano',
      monthly: 'Todo mês',
      weekly: 'Toda semana',
    },
  },
  smoking: {
    topic: 'Cigarro e vape',
    ask: 'Você fuma ou usa vape em casa?',
    askOfOthers: 'Quem mora com você pode fumar ou usar vape em casa?',
    answers: {
      never: 'Nunca',
      outside: 'Só fora do prédio',
      balcony: 'Na varanda ou na janela',
      indoors: 'Dentro de casa',
    },
  },
  alcohol: {
    topic: 'Álcool',
    ask: 'Com que frequência você bebe álcool em casa?',
    askOfOthers: 'Com que frequência quem mora com você pode beber álcool em casa?',
    answers: {
      never: 'Nunca',
      monthly: 'Uma ou duas vezes por mês',
      weekly: 'Toda semana',
      most_days: 'Quase todo dia',
    },
  },
  pets: {
    topic: 'Pets e alergias',
    ask: 'Você tem pets?',
    askOfOthers: 'Com quem você poderia morar?',
    answers: {
      allergic: 'Alergia a pets',
      none: 'Sem pets, e prefere assim',
      welcome: 'Sem pets, mas gosta deles',
      has: 'Com pet',
    },
  },
  home_working: {
    topic: 'Trabalho em casa',
    ask: 'Quantos dias por semana você trabalha ou estuda em casa?',
    askOfOthers: 'Quantos dias por semana quem mora com você pode trabalhar ou estudar em casa?',
    answers: {
      never: 'Nenhum',
      some_days: '1 ou 2 dias',
      most_days: '3 ou 4 dias',
      every_day: '5 dias ou mais',
    },
  },
  sharing: {
    topic: 'Dividir comida e coisas da casa',
    ask: 'O que você gosta de dividir com quem mora com você?',
    askOfOthers: 'O que deve ser dividido em casa?',
    answers: {
      nothing: 'Nada',
      basics: 'O básico, como sal e óleo',
      some_meals: 'O básico e uma refeição por semana',
      most_things: 'Quase toda a comida e as coisas da casa',
    },
  },
  chores: {
    topic: 'Tarefas e contas',
    ask: 'Como você gosta de dividir tarefas e contas?',
    askOfOthers: 'Como tarefas e contas devem ser divididas?',
    answers: {
      as_it_comes: 'Sem sistema fixo',
      by_asking: 'Combinar caso a caso',
      by_turns: 'Revezar',
      written_plan: 'Escala escrita',
    },
  },
  conflict: {
    topic: 'Falar de problemas',
    ask: 'Quando algo incomoda você, em quanto tempo você fala?',
    askOfOthers: 'Em quanto tempo quem mora com você deve falar de um problema?',
    answers: {
      rarely: 'Raramente, ou nunca',
      within_weeks: 'Quando houver um bom momento',
      within_days: 'Em poucos dias',
      same_day: 'No mesmo dia',
    },
  },
};

// Answers in lists, and clock times as an answer: "23:00 às 07:00".
export const hours = ({ from, until }: { from: string; until: string }) => `${from} às ${until}`;
export const anyAnswer = 'Qualquer resposta';

// The times of sleep: one's own, and those one wants of others.
export const asleepFrom = 'Dorme às';
export const upAt = 'Acorda às';
export const notBefore = 'Não antes das';
export const upBy = 'Acorda até as';
export const setHours = 'Definir horário';
export const differentTimes = 'Escolha dois horários diferentes';

// Passing over a question.
export const leaveOut = 'Pular';
/** Read out for a button that says "Pular". */
export const leaveOutTopic = ({ topic }: { topic: string }) => `Pular: ${topic}`;

// What one wants of others.
export const howMuchItMatters = 'Quanto isso importa?';
export const importances: Record<Importance, string> = {
  0: 'Nada',
  1: 'Um pouco',
  2: 'Bastante',
  4: 'Muito',
};
export const dealbreaker = 'Critério eliminatório';
export const aDealbreaker = 'Um critério eliminatório';
export const dealbreakerHint = 'Eu não conseguiria conviver com nenhuma outra resposta';
/** The answer that one gave oneself. */
export const ownAnswer = ({ answer }: { answer: string }) => `${answer} (você)`;
export const easierRefused =
  'Você recusa uma resposta que facilita a convivência, então ela pode custar pontos.';
export const easierIsFree = 'Respostas que facilitam a convivência nunca custam pontos.';

// What is wrong with an answer.
export const problemOfTopic = ({ topic, problem }: { topic: string; problem: string }) =>
  `${topic}: ${problem}`;
export const somethingIsMissing = 'Falta alguma coisa';

// The questions about somebody: a title, a line below it, and the fields.
export const whoAreYou = 'Quem é você?';
export const whoAreYouLede =
  'As outras pessoas veem por que você está aqui, seu primeiro nome e sua idade, nunca sua data de nascimento.';
export const intent = 'O que traz você aqui?';
export const firstName = 'Nome';
export const lastName = 'Sobrenome';
export const lastNameHint = 'Só você vê.';
export const birthDate = 'Data de nascimento';

export const whereToLive = 'Onde você gostaria de morar?';
export const whereIsPlace = 'Onde fica sua casa?';
export const whereLede = 'Basta uma cidade ou um bairro.';
export const noTown = 'Nenhuma cidade com esse nome. Seu texto fica como você escreveu.';

export const whatCanYouPay = 'Quanto você pode pagar por mês?';
export const whatCanYouPayLede = 'Pelo quarto, com as contas incluídas.';

export const whenToMove = 'Quando você se mudaria, e por quanto tempo?';
export const whenToMoveLede = 'Se ainda não sabe, deixe o campo vazio.';
export const movingInFrom = 'Mudança a partir de';
export const staying = 'Estadia';
/** For how long. */
export const notSure = 'Ainda não sei';

export const whatToKnow = 'O que é bom saber sobre você?';
export const whatToKnowLede = 'Uma ou duas linhas bastam.';
export const occupation = 'O que você faz';
export const occupationHint = 'Por exemplo: enfermagem, estudante de arquitetura';
export const bioHint = 'Como é sua semana normal e do que você gosta em casa';

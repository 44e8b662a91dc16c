// The first questions after signing up: three steps, then what comes next.

// Around every question. The steps have the names of the parts of the profile.
/** Read out for the dots that show how far it is. */
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Pergunta ${number} de ${total}`;
export const skip = 'Pular por enquanto';
export const leaveThisOut = 'Pular esta pergunta';
export const saveAndGoOn = 'Salvar e continuar';
export const saveAndSeeFits = 'Salvar e ver quem combina';

// What goes wrong.
export const checkFailed = 'Não conseguimos verificar se seu perfil está completo';
export const loading = 'Carregando suas respostas…';
/** Above the next one. */
export const welcome = 'Boas-vindas';
export const loadFailed = 'Não foi possível carregar suas respostas até aqui';
export const signedOut = 'Sua sessão terminou. Entre de novo para continuar.';
export const unanswered =
  'O RoomieRadar não respondeu. O que você preencheu fica guardado neste navegador.';
export const stepMissing = 'Falta uma etapa anterior';
export const stepMissingHint = 'Termine esta etapa antes. Suas outras respostas estão guardadas.';

// The step about others.
export const whatMatters = 'O que importa para você em quem vai morar com você?';
export const whatMattersLede =
  'Preenchemos com base nas suas próprias respostas. Limpeza, barulho, visitas, cigarro, álcool e trabalho em casa só contam quando você diz o quanto importam.';

// After the last step, above roommates and rooms that fit. A user who offers a room sees no rooms.
export const allSet = 'Tudo pronto';
export const skipped =
  'Você pode responder às perguntas quando quiser, no seu perfil. Até lá, não há pontuações.';
export const matchesIntro = 'Tudo certo! Veja as pessoas e os quartos que encontramos para você.';
export const peopleIntro = 'Tudo certo! Veja as pessoas que encontramos para você.';
export const notSavedYet = 'Algo ainda não foi salvo';
export const notSavedYetHint =
  'O que você preencheu fica guardado neste navegador até você terminar.';
export const lookInProfile = 'Ver no seu perfil';
export const nextListPlace = 'Agora: anuncie seu quarto';
export const nextListPlaceHint =
  'Bastam o endereço, o aluguel e algumas palavras. Você pode adicionar fotos ou pausar o anúncio quando quiser.';
export const continueToList = 'Continuar para o anúncio';
export const onYourWay = 'Continue de onde parou';
export const onYourWayHint = 'A página que você queria ver está à sua espera.';
export const goOn = 'Continuar';
/** Read out for the links that follow. */
export const waysFromHere = 'Para onde ir agora';

// Before a first message goes, to those who have not said who they are; then, below the message,
// what is left of onboarding.
export const whoWrites = 'Quem está escrevendo?';
export const whoWritesHint = ({ age }: { age: string }) =>
  `A outra pessoa vê seu nome e sua idade, nunca sua data de nascimento. Você precisa ter ${age} anos ou mais.`;
export const saveAndSend = 'Salvar e enviar';
export const restTitle = 'Como seria a convivência?';
export const restHint =
  'Algumas perguntas curtas sobre como você vive mostram isso. Levam dois minutos.';
export const later = 'Mais tarde';

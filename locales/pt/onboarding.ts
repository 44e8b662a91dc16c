// The first questions after signing up: three steps, then what comes next.

// Around every question. The steps have the names of the parts of the profile.
export const aboutYou = 'Sobre você';
export const howYouLive = 'Como você vive';
export const whatYouWant = 'O que você quer';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Etapa ${number} de ${total}`;
/** Read out for the dots that show how far it is. */
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Pergunta ${number} de ${total}`;
export const skip = 'Pular por enquanto';
export const back = 'Voltar';
export const next = 'Avançar';
export const leaveThisOut = 'Pular esta';
export const saveAndGoOn = 'Salvar e continuar';
export const saveAndSeeMatches = 'Salvar e ver matches';

// What goes wrong.
export const checkFailed = 'Não conseguimos verificar se seu perfil está completo';
export const loading = 'Carregando suas respostas…';
/** Above the next one. */
export const welcome = 'Boas-vindas';
export const loadFailed = 'Não foi possível carregar suas respostas até aqui';
export const saveFailed = 'Não foi possível salvar';
export const signedOut = 'Sua sessão terminou. Entre de novo para continuar.';
export const unanswered =
  'O RoomieRadar não respondeu. O que você preencheu fica guardado neste navegador.';
export const stepMissing = 'Falta uma etapa anterior';
export const stepMissingHint = 'Termine esta etapa antes. Suas outras respostas estão guardadas.';

// The step about others.
export const whatMatters = 'O que importa para você em quem vai morar com você?';
export const whatMattersLede =
  'Preenchemos com base nas suas próprias respostas. Mude o que importa para você e deixe o resto como está.';

// After the last step, above roommates and rooms that fit. A user who offers a room sees no rooms.
export const allSet = 'Tudo pronto';
export const skipped =
  'Você pode responder às perguntas quando quiser, no seu perfil. Até lá, não há pontuação com ninguém.';
export const found = 'Tudo certo! Veja quem e o que encontramos para você.';
export const foundPeople = 'Tudo certo! Veja quem encontramos para você.';
export const notSavedYet = 'Algo ainda não foi salvo';
export const notSavedYetHint =
  'O que você preencheu fica guardado neste navegador até você terminar.';
export const lookInProfile = 'Ver no seu perfil';
export const nextListPlace = 'Agora: anuncie seu quarto';
export const nextListPlaceHint =
  'Bastam o endereço, o aluguel e algumas palavras. Você pode adicionar fotos ou pausar o anúncio quando quiser.';
export const continueToList = 'Continuar para o anúncio';
export const listYourPlace = 'Anunciar quarto';
export const onYourWay = 'Continue de onde parou';
export const onYourWayHint = 'A página que você queria ver está à sua espera.';
export const goOn = 'Continuar';
/** Read out for the links that follow. */
export const waysFromHere = 'Para onde ir agora';
export const seeAllRoomies = 'Ver todos os roomies';
export const lookAtRooms = 'Ver quartos';
export const yourProfile = 'Seu perfil';

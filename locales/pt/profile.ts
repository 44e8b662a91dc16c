import { formerAccountDays } from '#contract/quotas.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// The page on which people read and change what they told about themselves. The names of its parts:
export const whereSignedIn = 'Onde sua conta está aberta';
export const yourData = 'Seus dados';
export const peopleYouBlocked = 'Pessoas que você bloqueou';
/** The name of a part, and the button in it. */
export const deleteAccount = 'Excluir conta';

export const partsOfProfile = 'Partes do seu perfil';
export const sectionHints = {
  about: 'Quem você é e o que procura',
  habits: 'Suas respostas sobre a convivência',
  preferences: 'O que importa para você nos outros',
  notifications: 'O que avisamos, e por onde',
  privacy: 'Quem vê você, quem você bloqueou e seus dados',
  account: 'Onde você entrou e como excluir a conta',
};
export const notSavedYet = 'Ainda não salvo';

// Any part: loading, reading, changing.
/** Read out for a button that says "Editar". */
export const editPart = ({ part }: { part: string }) => `Editar: ${part}`;
export const notFilledIn = 'Não preenchido';
export const typedIsBackHint =
  'Você não tinha salvado. O texto ficou guardado neste navegador, mas não a data de nascimento.';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Tudo o que você mudou continua aqui.`;
export const profileSaved = 'Seu perfil foi salvo';
export const answersSaved = 'Suas respostas foram salvas';
export const preferencesSaved = 'Suas preferências foram salvas';

// "Sobre você" to read: the names of what is filled in, and some of its values.
export const intent = 'O que traz você aqui';
export const budget = 'Orçamento';
export const movingIn = 'Mudança';
export const fromDay = ({ day }: { day: string }) => `A partir de ${day}`;
/** Amounts of money, such as €500. */
export const budgetBetween = ({ least, most }: { least: string; most: string }) =>
  `${least} a ${most} por mês`;
export const budgetUpTo = ({ most }: { most: string }) => `Até ${most} por mês`;
export const budgetFrom = ({ least }: { least: string }) => `A partir de ${least} por mês`;

// "O que você quer" to read.
export const answerFirst =
  'Responda antes às perguntas em “Como você vive”. Depois você pode escolher o que quer em quem mora com você.';
/** The answers that somebody accepts, and how much they matter: one of the next four. */
export const acceptedAnswers = ({ answers, weight }: { answers: string; weight: string }) =>
  `${answers} (${weight})`;
export const importanceNotes = {
  0: 'não importa',
  1: 'importa um pouco',
  2: 'importa bastante',
  4: 'importa muito',
};
export const dealbreakerNote = 'critério eliminatório';

// The photo, and cutting a square out of it, of which a circle is shown.
export const choosePhoto = 'Escolher foto';
export const changePhoto = 'Trocar foto';
export const removePhoto = 'Remover foto';
/** Read out for what opens the files. */
export const photoFile = 'Arquivo da foto';
export const photoChanged = 'Sua foto foi trocada';
export const photoRemoved = 'Sua foto foi removida';
export const photoNotRemoved = 'Não foi possível remover sua foto';
export const wrongFile = 'Este arquivo não pode ser sua foto';
export const photoUnchanged = 'Sua foto não mudou.';
export const cancelUpload = 'Cancelar envio';
export const chooseSection = 'Escolha o que mostrar';
export const takePhoto = 'Usar esta foto';
/** Read out for the image in which the circle is. */
export const cropper = 'Sua imagem; o círculo será sua foto';
export const cropperHint =
  'Arraste a imagem ou mova com as setas do teclado. Para o zoom, use dois dedos, o controle ou + e −.';
export const zoom = 'Zoom';

// Where somebody is signed in: one line for each browser or phone.
export const loadingSessions = 'Carregando seus dispositivos…';
export const unknownDevice = 'Dispositivo desconhecido';
export const thisDevice = 'Este dispositivo';
export const sessionDays = ({ since, lastUsed }: { since: string; lastUsed: string }) =>
  `Desde ${since} · último uso ${lastUsed}`;
export const signOutThere = 'Sair desse dispositivo';
export const stillSignedInThere = 'Sua conta continua aberta nesse dispositivo';
export const signOutElsewhere = 'Sair dos outros dispositivos';
export const stillSignedInElsewhere = 'Sua conta continua aberta em outros dispositivos';

// Whom somebody blocked.
export const nameless = 'Alguém sem nome';
/** Read out for a button that says "Desbloquear". */
export const unblockName = ({ name }: { name: string }) => `Desbloquear ${name}`;
export const firstBlocked = pluralText({
  one: 'Aqui aparece só a primeira pessoa (#).',
  other: 'Aqui aparecem as primeiras # pessoas.',
});

// A file with everything that is stored about somebody.
export const exportHint =
  'Um arquivo para você guardar: seu perfil, suas respostas, seus anúncios, as mensagens que você escreveu e recebeu e suas denúncias.';
export const exportFailed = 'Não foi possível baixar seus dados';
export const download = 'Baixar meus dados';

// Deleting the account.
export const deleteHint =
  'Isto também exclui seu perfil, suas respostas, sua foto e seus anúncios, e não pode ser desfeito.';
export const notDeleted = 'Sua conta não foi excluída';
export const deleteYourAccount = 'Excluir sua conta?';
export const deleteForGood = 'Excluir de vez';
export const typeToConfirm = ({ word }: { word: string }) => `Digite “${word}” para confirmar`;
export const accountDeleted = 'Sua conta foi excluída';
// The next three are a list.
export const thisDeletes = 'Isto exclui, na hora e de vez:';
export const deletesProfile = 'seu perfil, suas respostas e sua foto,';
export const deletesPlaces = 'todos os seus anúncios, com as fotos.';
export const messagesStay = 'O que você escreveu a outras pessoas fica com elas, sem o seu nome.';
export const signsOut = 'Você sai da conta em todos os dispositivos.';
export const blocksStay = `Para que ninguém escape de um bloqueio, guardamos quem bloqueou quem por ${formatNumber(formerAccountDays)} dias, sob um código em vez do nome. Se você voltar, bloqueios e limites valem de novo. Uma suspensão dura até a administração encerrá-la.`;

/** Where someone is signed in: names of a browser and of an operating system. */
export const device = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} no ${system}`;

// Who finds the profile.
export const whoSeesYou = 'Quem vê você';
export const youAreShown = 'Outras pessoas encontram seu perfil e veem o quanto vocês combinariam.';
export const youAreHidden =
  'Ninguém encontra seu perfil: você não aparece em nenhuma lista, match ou casa. Quem conversou com você continua vendo suas mensagens, e os quartos que você oferece continuam públicos com seu primeiro nome.';
export const seeAsOthers = 'Ver como você aparece';
export const hideMe = 'Ocultar meu perfil';
export const showMe = 'Mostrar meu perfil de novo';
export const nowHidden = 'Seu perfil está oculto';
export const nowShown = 'Seu perfil aparece de novo';
export const visibilityFailed = 'Não foi possível mudar isso';

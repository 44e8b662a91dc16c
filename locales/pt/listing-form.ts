import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

// The form in which people describe the room they offer, for a new one and for changes.
export const listYourPlace = 'Anuncie seu quarto';
export const listYourPlaceLede =
  'Descreva o que você oferece e quem mora lá. Leva dois minutos, e você pode mudar tudo depois.';
export const listingPosted = 'Seu anúncio está no ar';
export const editYourListing = 'Editar seu anúncio';
/** A link; the title is the owner's own. */
export const backTo = ({ title }: { title: ReactNode }) => rich`Voltar para ${title}`;
export const deleteThisListing = 'Excluir este anúncio';

// Shown instead of the form to those who have no name or birth date yet.
export const profileFirst = 'Primeiro, seu perfil';
export const profileFirstHint =
  'As pessoas querem saber quem oferece um quarto. Adicione seu nome e sua data de nascimento, e você volta para cá. É preciso ter 18 anos ou mais.';

// What somebody typed earlier and did not save is in the fields again.
export const typedIsBackHint =
  'Você não tinha salvado. O texto ficou guardado neste navegador, mas não as fotos que não foram enviadas.';

// When it could not be saved. The reason comes from the server.
export const fieldsNeedAnotherLook = 'Alguns campos precisam de revisão';
/** In the list of all errors, where the message alone does not say which field it means. */
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Tudo o que você digitou continua aqui.`;

// Before leaving while photos are on their way.
export const leaveNow = 'Sair agora?';
export const keepEditing = 'Continuar editando';

// The steps of the form, and the ways between them.
export const stepsOfForm = 'Etapas deste formulário';
export const stepTitles = {
  where: 'Onde fica',
  room: 'O quarto',
  money: 'Custos e datas',
  household: 'Convivência',
  photos: 'Fotos',
  words: 'Título e descrição',
};
/** Read out after the title of a step. */
export const stepStates = { done: '(concluída)', wrong: '(precisa de revisão)' };
// What is typed in a new form, and in one that changes a room: each follows the position of the step.
export const draftIsKept = 'rascunho guardado neste navegador';
export const changesNotSaved = 'alterações ainda não salvas';
/** Over the card of the room, as others will see it in lists. */
export const preview = 'Prévia';
export const previewHint = 'É assim que aparece nas listas. As outras pessoas não veem o número.';

// Whether the room is offered at the moment.
export const isStillFree = 'Ainda está disponível?';
export const activeHint = 'Todo mundo pode encontrar.';
export const pausedHint = 'Oculto por enquanto. Só você vê.';
export const filledHint = 'Alguém se mudou para lá. Só você vê.';

// The parts of the form, and the fields in each.
export const titleHint =
  'O que você diria a um amigo, por exemplo: Quarto ensolarado com cantinho de leitura';
export const townHint =
  'Você também pode digitar uma rua. É assim que encontram seu anúncio; o local aparece com margem de cerca de 100 m.';
export const noTown = 'Nenhum lugar com esse nome';
/** `spot` is what was chosen, such as "Kreuzberg, Berlin", or `notSet`. */
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Local aproximado no mapa: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, ajustado à mão`;
export const notSet = 'não definido';
export const whichTown = 'Em que cidade fica? Escolha acima.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`Fica em ${place}?`;
export const takeThisPlace = 'Usar este lugar';
export const mapShowsAddress = 'O mapa mostra o seu endereço assim que você o digitar.';
export const noPlace = 'Este quarto não vai aparecer nas buscas por cidade';
export const noPlaceHint = 'Ainda sem local, ele também não aparece no mapa.';
export const sayWhereItIs = 'Adicionar o local';
export const descriptionHint = 'O quarto, as pessoas, uma semana normal em casa';

export const costs = 'Custos';
export const monthlyRentHint = 'O que cada pessoa paga';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Seu aluguel está muito abaixo dos da região';
export const rentIsLowHint =
  'Falta um dígito? Avisamos quem vê aluguéis tão baixos, e nossa equipe verifica, porque golpes usam isso como isca.';
export const currencyHint = 'A moeda local, a menos que você escolha outra';
export const billsHint = 'Aquecimento, luz, água, internet: o que cada pessoa paga além do aluguel';
export const billsIncluded = 'O aluguel inclui as contas';
export const depositHint = 'Paga uma vez e devolvida; 0 se não houver';

export const bedroomsHint = 'Em toda a casa';
export const bathroomsHint = 'Com banheira ou chuveiro';
export const currentRoommates = 'Pessoas que moram aqui';
export const currentRoommatesHint = 'Hoje; 0 se não mora ninguém';
export const lookingFor = 'Procura';
export const lookingForHint = 'Quantas pessoas';
export const roomTypeHint = 'O que cada pessoa tem só para si';
/** As the type of a room. */
export const notStated = 'Não informado';

export const stay = 'Datas e tempo de estadia';
export const availableFromHint = 'Deixe vazio para não mostrar data';
export const availableUntilHint =
  'Só se houver uma data final; depois dela, as buscas não mostram o anúncio';
export const shortestStay = 'Estadia mínima';
export const shortestStayHint = 'Deixe vazio se não houver';
export const longestStay = 'Estadia máxima';
export const longestStayHint = 'Deixe vazio se não houver limite';
/** After the number of the shortest or longest stay; the number is not known while it is typed. */
export const months = 'meses';

export const externalLink = 'Link com mais informações';
export const externalLinkHint = 'Uma página sobre o lugar em outro site, começando com https://';

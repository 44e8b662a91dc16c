import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

const photosAtMost = formatNumber(limits.imagesPerListing);

// The photos in the form of a room: a grid of tiles, in an order that can be changed.
export const ledeBeforeSaving =
  'A primeira é a capa. As fotos são enviadas quando você publicar o anúncio.';
export const ledeAfterSaving = 'A primeira é a capa. As alterações aqui são salvas na hora.';
export const addPhotos = 'Adicionar fotos';
export const takePhoto = 'Tirar foto';
/** Read out for what opens the camera. */
export const camera = 'Câmera';
export const pickerHint = `Ou arraste ou cole fotos aqui: JPEG, PNG ou WebP, ${photosAtMost} no máximo. As grandes são reduzidas antes do envio.`;
export const full = `Um quarto pode ter no máximo ${photosAtMost} fotos.`;
export const notAdded = pluralText({
  one: '# foto não adicionada',
  other: '# fotos não adicionadas',
});

// Read out as photos are chosen and uploaded.
export const photosChosen = pluralText({ one: '# foto escolhida.', other: '# fotos escolhidas.' });
export const stillUploading = pluralText({
  one: '# foto ainda sendo enviada.',
  other: '# fotos ainda sendo enviadas.',
});

// One photo. Its position counts from 1; a file on its way has a name, such as IMG_1.jpg.
/** On the first tile. */
export const cover = 'Capa';
export const photo = ({ position }: { position: string }) => `Foto ${position}`;
export const photoPosition = ({ position, total }: { position: string; total: string }) =>
  `Foto ${position} de ${total}`;
export const filePosition = (given: { position: string; total: string; name: string }) =>
  `Foto ${given.position} de ${given.total}, ${given.name}`;
export const moveEarlier = ({ position }: { position: string }) =>
  `Mover a foto ${position} para antes`;
export const moveLater = ({ position }: { position: string }) =>
  `Mover a foto ${position} para depois`;
export const removePhoto = ({ position }: { position: string }) => `Remover a foto ${position}`;
/** While it is uploading. */
export const cancelPhoto = ({ position }: { position: string }) =>
  `Cancelar o envio da foto ${position}`;
/** Read out after it was moved. */
export const moved = (given: { from: string; to: string; total: string }) =>
  `A foto ${given.from} agora é a foto ${given.to} de ${given.total}.`;
export const movedToCover = (given: { from: string; to: string; total: string }) =>
  `A foto ${given.from} agora é a foto ${given.to} de ${given.total}, a capa.`;
export const orderFailed = 'Não foi possível salvar a ordem';
export const orderFailedHint = 'Quem visita ainda vê a ordem antiga.';

// The words that stand for a photo to those who do not see it, in a field below it.
export const alt = 'O que ela mostra';
export const altLabel = ({ position }: { position: string }) => `O que a foto ${position} mostra`;
export const altFailed = ({ position }: { position: string }) =>
  `Não foi possível salvar o que a foto ${position} mostra`;

// Removing a photo, with an undo for some seconds.
/** Read out. */
export const photoRemoved = ({ position }: { position: string }) => `Foto ${position} removida.`;
export const removed = 'Foto removida';
export const removeFailed = 'Não foi possível remover a foto';
export const tooLate = 'Tarde demais: a foto já foi excluída';

// When uploads fail, and when the room is saved before all photos are there.
export const uploadsFailed = pluralText({
  one: 'Não foi possível enviar # foto',
  other: 'Não foi possível enviar # fotos',
});
export const retryAll = 'Tentar todas de novo';
/** Read out for a button that shows only what it does; `name` is that of the file. */
export const retryAction = ({ action, name }: { action: string; name: string }) =>
  `${action}: ${name}`;
export const keepOpen = pluralText({
  one: 'Enviando # foto. Mantenha esta página aberta.',
  other: 'Enviando # fotos. Mantenha esta página aberta.',
});
export const someFailed =
  'Tudo foi salvo, menos as fotos marcadas abaixo. Tente de novo ou continue sem elas.';
export const allUploaded = 'Todas as fotos foram enviadas.';
export const continueWithout = 'Continuar sem elas';
export const seeListing = 'Ver seu anúncio';
export const leaveWhileUploading = 'Sair durante o envio das fotos?';
export const lostOnLeaving = pluralText({
  one: '# foto ainda não enviada será perdida.',
  other: '# fotos ainda não enviadas serão perdidas.',
});
export const lostAfterSaving = pluralText({
  one: 'Seu anúncio foi salvo. # foto ainda não enviada será perdida.',
  other: 'Seu anúncio foi salvo. # fotos ainda não enviadas serão perdidas.',
});

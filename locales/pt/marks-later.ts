export const roomHidden = 'Não aparece mais nas suas buscas';
export const roomieHidden = 'Não aparece mais na sua lista de roomies';
export const addedToFavorites = 'Adicionado aos seus favoritos';
export const seeFavorites = 'Ver favoritos';
export const removedFromFavorites = 'Removido dos seus favoritos';
export const shownAgain = 'Visível de novo';
export const tooManyHere = 'Neste navegador você pode guardar até 50 favoritos';
export const tooManyHereHint =
  'Entre na sua conta para guardar até 500, em todos os seus dispositivos.';

export const lede = 'Quartos e roomies que você salvou, e se ainda estão disponíveis.';
export const keptHere =
  'Eles ficam salvos só neste navegador. Entre na sua conta para tê-los em todo lugar.';
export const which = 'Listas';
export const hiddenRooms = 'Quartos ocultos';
export const hiddenRoomies = 'Roomies ocultos';
export const loading = 'Carregando seus favoritos…';
export const failed = 'Não foi possível carregar seus favoritos';

export const noRooms = 'Nenhum favorito ainda';
export const noRoomsHint = 'Toque no coração de um quarto para salvá-lo aqui.';
export const noRoomies = 'Nenhum roomie favorito ainda';
export const noRoomiesHint = 'Toque no coração de um perfil para salvá-lo aqui.';
export const nothingHidden = 'Nada está oculto';
export const nothingHiddenHint = 'O que você oculta não aparece mais nas buscas nem no mapa.';

export const aRoom = 'Um quarto';
export const stateEnded = 'Não está mais disponível: o último dia já passou.';
export const stateUnconfirmed = 'Há 30 dias ninguém confirma que ainda está disponível.';
export const statePaused = 'Pausado por quem anuncia. Pode voltar.';
export const stateFilled = 'Ocupado: outra pessoa vai morar lá.';
export const stateDeleted = 'Excluído por quem anunciou.';
export const stateUnavailable = 'Indisponível no momento.';
export const roomieUnavailable = 'Não é mais possível encontrar este roomie.';

export const recentlySeen = 'Vistos recentemente';
export const nothingSeen = 'Nenhum quarto visto ainda';
export const nothingSeenHint = 'Os quartos que você vê aparecem aqui, só neste navegador.';
export const seenHere =
  'Só este navegador sabe quais quartos você viu. Ao sair da conta, eles são apagados.';

export const ownNote = 'Minha nota';
export const addNote = 'Adicionar uma nota';
export const addNoteTo = ({ title }: { title: string }) => `Adicionar uma nota sobre ${title}`;
export const noteHint = 'Só você a vê. Ela é salva enquanto você digita.';
export const noteWaits = 'Ela será salva assim que a conexão voltar.';
export const noteTooLong = 'Uma nota pode ter até 500 caracteres';

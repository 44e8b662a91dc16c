export const yourProfile = 'Seu perfil';
export const listYourPlaceItem = 'Anunciar quarto';
export const yourListings = 'Seus anúncios';
export const waiting = 'esperam por você';
export const adminPanel = 'Painel de administração';
export const logout = 'Sair';
export const updated =
  'O RoomieRadar foi atualizado e, por isso, esta página foi carregada de novo. O que você escreveu continua aqui.';
export const notFoundHint =
  'Não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o link veio cortado.';
export const seeAllRooms = 'Ver todos os quartos';

export const notFound = 'No encontrado';
export const somethingWentWrong = '¡Algo salió mal!';

export const unreachable = 'RoomieRadar no responde. Revisa tu conexión.';
export const offline = 'No tienes conexión. Conéctate a internet y vuelve a intentarlo.';
export const serverTrouble =
  'RoomieRadar tiene problemas ahora mismo. Vuelve a intentarlo en un minuto.';
export const unexpected = 'Ha ocurrido algo inesperado. Vuelve a intentarlo.';
export const answered = ({ status }: { status: string }) => `El servidor respondió ${status}`;

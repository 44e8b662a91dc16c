export const notFound = 'Não encontrado';
export const somethingWentWrong = 'Algo deu errado!';

export const unreachable = 'O RoomieRadar não responde. Verifique sua conexão.';
export const offline = 'Você está sem conexão. Conecte-se à internet e tente de novo.';
export const serverTrouble =
  'O RoomieRadar está com problemas no momento. Tente de novo daqui a um minuto.';
export const unexpected = 'Aconteceu algo inesperado. Tente de novo.';
export const answered = ({ status }: { status: string }) => `O servidor respondeu ${status}`;

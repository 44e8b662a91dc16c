// The tabs of phones.
export const sections = 'Seções';
export const search = 'Buscar';
export const inquiries = 'Contatos';
export const you = 'Perfil';

// The footer.
export const accessibility = 'Acessibilidade';
export const language = 'Idioma';

// While there is no connection.
export const offline = 'Você está sem conexão';
export const offlineHint =
  'O que já está aberto continua disponível. Retomamos assim que a conexão voltar.';
export const unreachable = 'Não foi possível acessar o RoomieRadar';
export const unreachableHint = 'Sua sessão continua aberta, e seguimos tentando.';
export const tryNow = 'Tentar agora';
export const tryingAgain = 'Tentando de novo…';

// Pages that failed.
export const toStartPage = 'Ir para o início';
export const failedOffline =
  'Não deu para carregar esta página. Ela aparece sozinha assim que a conexão voltar.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, código ${code}`;

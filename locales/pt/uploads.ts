import { limits } from '#contract/limits.ts';

// What an upload of a photo is doing, over its small preview: short.
export const states = {
  checking: 'Verificando…',
  preparing: 'Preparando…',
  waiting: 'Aguardando a vez',
  requestingAddress: 'Iniciando…',
  uploading: 'Enviando',
  registering: 'Processando…',
  offline: 'Você está sem conexão. O envio continua quando ela voltar.',
  unreachable: 'O RoomieRadar não responde. Seguimos tentando.',
};
/** While bytes travel: "Enviando, 40%". */
export const uploadingPercent = ({ percent }: { percent: string }) => `Enviando, ${percent}%`;

// Why it failed, and what to do.
export const failures = {
  empty: 'Este arquivo está vazio.',
  wrongType: 'Só é possível adicionar fotos JPEG, PNG e WebP.',
  tooLarge: `Maior que ${limits.chosenImageBytes / 1_000_000} MB. Escolha uma foto menor.`,
  unreadable: 'Não é mais possível ler este arquivo.',
  tooSmall: `Pequena demais: uma foto precisa de pelo menos ${limits.imagePixels.minSide} pixels de cada lado.`,
  heic: 'Seu navegador não consegue abrir fotos HEIC. Salve esta como JPEG e escolha essa cópia.',
  tooManyPixels:
    'Esta foto tem mais pixels do que seu navegador consegue abrir. Escolha uma cópia menor.',
  damaged: 'Esta foto está danificada ou incompleta. Escolha outra cópia.',
  uploadFailed: 'Falha ao enviar o arquivo',
  imageRefused: 'Não dá para usar esta foto: está danificada ou é grande demais.',
  tooMany: `O quarto já tem ${limits.imagesPerListing} fotos. Remova uma antes.`,
  listingGone: 'Este quarto não existe mais.',
  limited: 'Você atingiu o limite de envios. Tente mais tarde.',
  signedOut: 'Sua sessão terminou. Entre de novo antes.',
  serverTrouble: 'Algo deu errado no RoomieRadar. Tente de novo daqui a um minuto.',
};

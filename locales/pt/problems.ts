import type { ProblemCode } from '#contract/problem.ts';

export const notFound = 'Não encontrado';
export const somethingWentWrong = 'Algo deu errado!';

export const unreachable = 'O RoomieRadar não responde. Verifique sua conexão.';
export const serverTrouble =
  'O RoomieRadar está com problemas no momento. Tente daqui a um minuto.';
export const unexpected = 'Aconteceu algo inesperado. Tente de novo.';
export const answered = ({ status }: { status: string }) => `O servidor respondeu ${status}`;

/**
 * Why the server refused, by its code, where a screen says nothing of its own; without a dot. What
 * is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'Não foi possível ler o pedido',
  unauthorized: 'Entre primeiro',
  forbidden: 'Você não pode mudar isso',
  account_suspended: 'Esta conta está suspensa',
  profile_incomplete: 'Primeiro vem seu perfil',
  not_found: 'Isso não existe ou não existe mais',
  conflict: 'Isso mudou enquanto isso',
  out_of_order: 'Antes vem outro passo',
  upload_missing: 'O arquivo ainda não chegou',
  upload_used: 'Esse arquivo já foi usado',
  too_many_images: 'Um quarto não pode ter mais fotos',
  too_many_listings: 'Ninguém pode oferecer mais quartos ao mesmo tempo',
  too_many_marks: 'Não dá para marcar mais',
  household_full: 'Uma casa não pode ter mais pessoas aqui',
  inquiry_open: 'Você já escreveu',
  transition_refused: 'Isso não é mais possível',
  inquiry_closed: 'Este contato está encerrado',
  awaiting_answer: 'Aguarde uma resposta',
  own_target: 'É seu ou é você',
  no_owner: 'Aqui ninguém pode responder',
  cannot_write: 'Você não pode escrever para esta pessoa',
  import_running: 'Uma importação desta fonte está em andamento',
  gone: 'Isso foi excluído',
  upload_expired: 'Demorou demais. Escolha o arquivo de novo',
  body_too_large: 'É grande demais',
  validation_failed: 'Alguns dados precisam de revisão',
  key_reused: 'Isso já foi enviado com outro conteúdo',
  image_refused: 'Esta foto não pode ser usada',
  rate_limited: 'Foi muita coisa em pouco tempo. Tente mais tarde',
};

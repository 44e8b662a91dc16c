import type { DraftKind } from '#contract/drafts.ts';

export const typedIsBack = 'O que você digitou está de volta';
export const typedIsBackHint =
  'Você não tinha salvado nem enviado. O texto ficou guardado neste navegador.';
export const discard = 'Descartar';

export const changedElsewhere = 'Mudou em outro lugar';
export const changedElsewhereHint =
  'Outra aba ou outro dispositivo salvou valores diferentes dos seus. Escolha quais manter e depois salve.';
export const mine = ({ value }: { value: string }) => `O seu: ${value}`;
export const theirs = ({ value }: { value: string }) => `Salvo em outro lugar: ${value}`;
export const chooseOne = 'Escolha um dos dois';
export const nothing = 'nada';

export const keepUnsaved = 'Manter o que você não salvou?';
export const unsavedKinds = ({ kinds }: { kinds: string }) =>
  `Ainda não salvo nem enviado: ${kinds}.`;
export const keepUnsavedHint =
  'Se você mantiver, isso fica guardado neste navegador por 30 dias e estará aqui quando você entrar de novo. Em um computador compartilhado, apague: outras pessoas podem encontrar.';
export const keepAndSignOut = 'Manter e sair';
export const deleteAndSignOut = 'Apagar e sair';

export const kindLabels: Record<DraftKind, string> = {
  decline: 'mensagem de recusa',
  external: 'anúncio externo',
  group: 'nome de um grupo',
  listing: 'quarto',
  message: 'mensagem',
  moderation: 'motivos de uma decisão',
  note: 'nota sobre um favorito',
  offer: 'oferta de quarto',
  organization: 'endereço de e-mail',
  profile: 'perfil',
  report: 'denúncia',
  rule: 'regra da casa',
  search: 'busca salva',
  split: 'divisão do aluguel',
  template: 'modelo de mensagem',
  viewing: 'horários para uma visita',
  wanted: 'anúncio de procura',
};

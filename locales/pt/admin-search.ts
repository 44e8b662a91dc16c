export const lede =
  'Pessoas, quartos e mensagens denunciadas. Cada busca fica no registro de auditoria.';
export const kind = 'O que buscar';
export const kinds = {
  users: 'Pessoas',
  listings: 'Quartos',
  messages: 'Mensagens denunciadas',
};
export const labels = {
  users: 'Nome, e-mail ou número',
  listings: 'Palavras ou número',
  messages: 'Palavras',
};
export const hints = {
  users: 'O começo de um nome ou o e-mail completo.',
  listings: 'No título, no endereço ou na descrição, em qualquer situação.',
  messages: 'Só em conversas que um dos lados denunciou.',
};
export const seeProfile = 'Ver o perfil';
export const seeReport = 'Ver a denúncia';
export const ownedBy = ({ name }: { name: string }) => `De ${name}`;
export const nothing = 'Nada encontrado';
export const nothingHint = 'Tente menos letras ou outra palavra.';

export const title = 'Calendário';
export const lede =
  'Suas visitas no seu app de calendário, sempre atualizadas: o app as lê em um endereço secreto. Quem tem o endereço também pode ler, então não compartilhe.';
export const make = 'Criar o endereço';
export const renew = 'Criar outro endereço';
export const end = 'Excluir o endereço';
export const link = 'Endereço do seu calendário';
export const linkHint =
  'Copie agora: ele não aparece de novo. No seu app, adicione um calendário por URL.';
export const loading = 'Carregando…';
export const loadFailed = 'Não foi possível carregar o endereço do calendário';
export const since = ({ day }: { day: string }) =>
  `Você tem um endereço desde ${day}. Se criar outro, ele substitui este.`;

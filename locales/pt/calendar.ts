export const title = 'Calendário';
export const lede =
  'Suas visitas no seu programa de calendário, sempre atualizadas: ele lê em um endereço secreto. Quem tem o endereço pode ler, então não o compartilhe.';
export const make = 'Criar o endereço';
export const renew = 'Criar outro endereço';
export const end = 'Encerrar o endereço';
export const link = 'Endereço do seu calendário';
export const linkHint =
  'Copie agora: ele não aparece de novo. Adicione no seu programa como calendário por endereço.';
export const failed = 'Não funcionou';
export const loading = 'Carregando…';
export const loadFailed = 'Não foi possível carregar se há um endereço';
export const since = ({ day }: { day: string }) =>
  `Há um endereço desde ${day}. Criar outro encerra este.`;

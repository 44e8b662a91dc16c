import { formatTime } from './format.ts';

export const messageMails = 'E-mails sobre mensagens e respostas';
export const alertMails = 'E-mails sobre quartos das suas buscas salvas';
export const favoriteMails = 'E-mails sobre favoritos que mudam';
export const confirmMails = 'E-mails que perguntam se os seus quartos ainda estão disponíveis';
export const seekerMails = 'E-mails sobre novas pessoas que procuram um quarto como o seu';
export const reportAlerts =
  'Denúncias novas, por e-mail e nos dispositivos, no máximo uma vez por hora';
export const quietHours = 'Sem avisos à noite';
export const quietHint = `Os avisos entre ${formatTime(22, 0)} e ${formatTime(7, 0)} do seu horário são enviados às ${formatTime(7, 0)}. Os e-mails sobre mensagens continuam chegando na hora.`;
export const failed = 'Não foi possível carregar suas configurações de e-mail';
export const notSaved = 'Não foi possível salvar suas configurações de e-mail';
export const loading = 'Carregando suas configurações de e-mail…';

export const pushOff = 'Avisos neste dispositivo';
export const pushOffHint =
  'Os mesmos avisos do e-mail, na hora. Seu navegador pede permissão antes.';
export const pushTurnOn = 'Ativar';
export const pushTurnOff = 'Desativar';
export const pushOn = 'Os avisos estão ativados neste dispositivo';
export const pushOnHint = 'Até você desativá-los ou sair da conta aqui.';
export const pushDenied = 'Seu navegador bloqueia os avisos deste site';
export const pushDeniedHint =
  'Permita as notificações deste site nas configurações do seu navegador.';
export const pushExpired = 'Os avisos não chegam mais a este dispositivo';
export const pushExpiredHint =
  'Seu navegador ou o serviço de push dele os encerrou. Você pode ativá-los de novo.';
export const pushFailed = 'Não foi possível ativar os avisos';
export const pushFailedHint = 'Verifique sua conexão e tente de novo.';
export const pushStuck = 'Não foi possível desativar os avisos';
export const pushStuckHint = 'Eles continuam chegando. Verifique sua conexão e tente de novo.';
export const pushUnsupported = 'Este navegador não oferece avisos';
export const pushUnsupportedHint =
  'Instale o aplicativo ou use outro navegador para recebê-los neste dispositivo.';

export const notifications = 'E-mails';
export const messageMails = 'E-mails sobre mensagens e respostas';
export const alertMails = 'E-mails sobre quartos das suas buscas salvas';
export const quietHours = 'Sem alertas à noite';
export const quietHint = 'Os alertas que surgem entre 22h e 7h do seu horário esperam até a manhã.';
export const failed = 'Não foi possível carregar suas configurações de e-mail';
export const notSaved = 'Não foi possível salvar suas configurações de e-mail';
export const loading = 'Carregando suas configurações de e-mail…';

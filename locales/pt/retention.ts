import type { RetainedKind, Until } from '#contract/retention.ts';
import { pluralText } from './plural.ts';

export const howLongWeKeep = 'Por quanto tempo guardamos';
export const what = 'O quê';
export const howLong = 'Por quanto tempo';
export const why = 'Por quê';

export const hours = pluralText({ one: '1 hora', other: '# horas' });
export const days = pluralText({ one: '1 dia', other: '# dias' });
export const until: Record<Until, string> = {
  account: 'enquanto sua conta existir',
  application: 'enquanto a candidatura estiver aberta, você morar lá e sua conta existir',
  group: 'enquanto você estiver no grupo e sua conta existir',
  group_exists: 'enquanto o grupo existir; sem seu nome depois que sua conta for excluída',
  room: 'enquanto o quarto ou sua conta existir',
  both_accounts: 'até as duas pessoas excluírem a conta',
  following_year: 'até o fim do ano seguinte',
  turned_off: 'até você desativar os avisos ou sair nesse dispositivo',
  open: 'enquanto este site precisar, sem seu nome depois que você exclui a conta',
};

export const kept: Record<RetainedKind, { what: string; why: string }> = {
  profile: {
    what: 'Seu perfil, respostas, foto, favoritos, notas, buscas salvas, modelos de mensagem e configurações',
    why: 'É para isso que você está aqui.',
  },
  rooms: { what: 'Seus quartos, as fotos e quem mora lá', why: 'Para que os outros encontrem.' },
  wanted_page: {
    what: 'Seu anúncio de procura',
    why: 'Para que quem oferece um quarto encontre você. Se apagar o anúncio, ele some na hora.',
  },
  wanted_invitations: {
    what: 'Convites para escrever sobre um quarto',
    why: 'Para que as duas pessoas possam responder e ninguém seja convidado duas vezes.',
  },
  founding_answers: {
    what: 'Com quem você procuraria casa e com quem não',
    why: 'Para juntar vocês quando as duas pessoas disserem sim. Ninguém mais vê.',
  },
  messages: {
    what: 'Contatos, mensagens e ofertas de quartos',
    why: 'As duas pessoas podem ler de novo.',
  },
  applicant_votes: {
    what: 'O que você acha de quem escreve sobre o quarto, suas notas e quando olhou pela última vez',
    why: 'Para que quem mora junto decida junto.',
  },
  groups: {
    what: 'Os grupos com que você procura casa, seu papel neles, o que você acha dos quartos e quais já viu',
    why: 'Para vocês poderem procurar em grupo.',
  },
  agreements: {
    what: 'Os acordos da casa dos seus grupos, com o que você alterou e aceitou, e como vocês dividem um aluguel',
    why: 'Para todo o grupo saber o que combinou.',
  },
  viewings: {
    what: 'Horários de visitas, e quem veio',
    why: 'Para que as duas pessoas saibam quando se encontram.',
  },
  outcomes: {
    what: 'Como foi a convivência, se você participa: suas respostas, e a pontuação e as respostas que você tinha na mudança',
    why: 'Para descobrir se a pontuação acerta. Apagado assim que você deixa de participar ou uma das duas pessoas apaga a conta.',
  },
  sessions: {
    what: 'Onde sua conta está aberta; uma semana se você não voltar',
    why: 'Para você não precisar entrar de novo.',
  },
  devices: { what: 'Dispositivos que recebem avisos', why: 'Para enviar os avisos.' },
  secret_addresses: {
    what: 'Endereços secretos do seu calendário de visitas e dos links para amigos',
    why: 'Para abrirem sem login, até você encerrá-los. Os links para amigos terminam com a visita.',
  },
  search_matches: {
    what: 'Quais quartos suas buscas salvas encontraram',
    why: 'Para não avisar duas vezes.',
  },
  sign_in_codes: {
    what: 'Códigos feitos a partir da rede e do navegador de um login',
    why: 'Para detectar golpistas que voltam com outro nome.',
  },
  text_codes: {
    what: 'Um código feito a partir de cada primeira mensagem',
    why: 'Para encontrar um texto que vai para muita gente.',
  },
  invitations: {
    what: 'Convites para uma casa',
    why: 'Para que um link perdido não fique aberto.',
  },
  repeated_requests: {
    what: 'Chaves do que seu navegador enviou',
    why: 'Para não fazer a mesma coisa duas vezes.',
  },
  organization_code: {
    what: 'Um endereço em uma universidade ou empresa, enquanto o código não chega',
    why: 'Para enviar o código.',
  },
  organization: {
    what: 'Que você tem um endereço lá: o domínio e um código feito a partir do endereço',
    why: 'Para que os outros leiam; depois é preciso confirmar de novo.',
  },
  notices: {
    what: 'Uma denúncia sem conta, enquanto não é confirmada',
    why: 'Para que ninguém denuncie em nome de outros.',
  },
  notice_addresses: {
    what: 'O e-mail de quem a enviou, depois da decisão',
    why: 'Para dizer o que foi decidido.',
  },
  decisions: {
    what: 'O que a administração decidiu sobre você, com seu recurso',
    why: 'Para você poder recorrer e as decisões serem contadas.',
  },
  reports: {
    what: 'Denúncias e o que a administração fez',
    why: 'Para que se possa verificar o que foi feito.',
  },
  former_accounts: {
    what: 'Quem você bloqueou e quem bloqueou você, guardado como código, depois de excluir a conta',
    why: 'Para que excluir a conta não desfaça um bloqueio.',
  },
  listing_views: {
    what: 'Quantas vezes um quarto foi visto, sem dizer por quem',
    why: 'Para quem anuncia.',
  },
  embed_counts: {
    what: 'Quantas vezes cartões foram vistos em outros sites, sem dizer por quem',
    why: 'Para quem os mostra.',
  },
  page_speed: {
    what: 'A rapidez com que as páginas abrem, sem dizer para quem',
    why: 'Para deixá-las mais rápidas.',
  },
};

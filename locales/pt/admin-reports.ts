import type { Report } from '#contract/moderation/moderation.ts';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import type { ListingSign, ScamReason } from '#guards/scams/rule.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What users reported: rooms, roomies or inquiries, which administrators look at, hide or dismiss.
export const lede = 'Tudo o que foi denunciado, do mais recente ao mais antigo.';
export const allReports = 'Todas as denúncias';
export const otherReports = 'Outras denúncias';

/** Why something was reported: a heading, and a line of the list. */
export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'Pede dinheiro ou documentos',
  not_real: 'Não existe',
  harassment: 'Assédio ou ameaças',
  discrimination: 'Discriminação',
  spam: 'Spam ou propaganda',
  illegal: 'Conteúdo ilegal',
  scam: 'Golpe',
  mine: 'Seria de quem denunciou',
  other: 'Outra coisa',
};
/** What is reported, in a badge. */
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'Quarto',
  user: 'Roomie',
  inquiry: 'Contato',
  wanted: 'Anúncio de procura',
};
/** The same as choices of the list. */
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'Quartos',
  user: 'Roomies',
  inquiry: 'Contatos',
  wanted: 'Anúncios de procura',
};
/** In place of the name of what is deleted; `id` is a number. */
export const unnamedTargets = {
  listing: ({ id }: { id: string }) => `Quarto ${id}`,
  user: ({ id }: { id: string }) => `Roomie ${id}`,
  inquiry: ({ id }: { id: string }) => `Contato ${id}`,
  wanted: ({ id }: { id: string }) => `Anúncio de procura ${id}`,
};
/** The status of a report. */
export const statusLabels: Record<Report['status'], string> = {
  open: 'Aberta',
  resolved: 'Resolvida',
  dismissed: 'Descartada',
};
/** The state of what was reported. */
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'Público',
  unlisted: 'Tirado do ar por quem anuncia',
  hidden: 'Oculto',
  suspended: 'Conta suspensa',
  gone: 'Excluído',
};

// The list and its filters.
export const anyStatus = 'Todas';
/** Read out after the number of open reports. */
export const open = 'abertas';
export const target = 'Alvo';
export const anyTarget = 'Tudo';
export const source = 'Origem';
export const anySource = 'De qualquer origem';
export const sourceLabels: Record<Report['source'], string> = {
  member: 'Membros',
  visitor: 'Sem conta',
  card: 'Cartões em outros sites',
  system: 'Alerta de golpes',
};
export const noReports = 'Nenhuma denúncia';
export const noOpenReports = 'Não há denúncias abertas.';
export const noMatch = 'Nenhuma denúncia corresponde aos seus filtros.';
/** Names a list of badges: kind, state and status. */
export const state = 'Estado';
export const aboutIt = pluralText({
  one: '# denúncia sobre isso',
  other: '# denúncias sobre isso',
});

// In place of a name.
export const deletedAccount = 'Conta excluída';
export const anAdministrator = 'Administração';
export const thisRoomie = 'Roomie sem nome';

// Who reported it, `when` a day and a time. In parentheses, how often they have reported something,
// and how many of those reports were without reason.
export const reportedByDeleted = ({ when }: { when: string }) =>
  `Denúncia de ${when}, por uma conta excluída`;
export const reportedByVisitor = ({ when, email }: { when: string; email: string }) =>
  `Denúncia de ${when}, por ${email}, sem conta`;
export const foundByGuard = ({ when }: { when: string }) =>
  `Encontrado pelo alerta de golpes, ${when}`;
export const scamSigns: Record<ScamReason | ListingSign, string> = {
  payment: 'Dinheiro por remessa, em cripto ou em cartões-presente',
  deposit: 'Dinheiro antes de uma visita',
  elsewhere: 'Mudar para outro serviço',
  abroad: 'Viajando ou no exterior',
  keys: 'Chaves pelo correio',
  codes: 'Pede um código',
  links: 'Um link para um site falso',
  identity: 'Pede documentos ou dados bancários',
  photos: 'Uma foto do quarto de outra pessoa',
  rent: 'Um aluguel muito abaixo dos da região',
};
export const copies = 'A mesma primeira mensagem foi para dez pessoas ou mais em uma semana.';
export const firstReport = ({ when, name }: { when: string; name: string }) =>
  `Denúncia de ${when}, por ${name} (primeira denúncia)`;
export const reportedBy = ({
  when,
  name,
  count,
  dismissed,
}: {
  when: string;
  name: string;
  count: number;
  dismissed: string;
}) =>
  plural(count, {
    one: `Denúncia de ${when}, por ${name} (${formatNumber(count)} denúncia; descartadas: ${dismissed})`,
    many: `Denúncia de ${when}, por ${name} (${formatNumber(count)} de denúncias; descartadas: ${dismissed})`,
    other: `Denúncia de ${when}, por ${name} (${formatNumber(count)} denúncias; descartadas: ${dismissed})`,
  });
/** Stands for the name in these sentences. */
export const aMember = 'alguém sem nome';

// One report: what was reported and what was done.
export const isDeleted = 'Foi excluído.';
/** Whose part it was, by what is reported. */
export const roles = {
  listing: 'Quem anuncia',
  user: 'Perfil denunciado',
  inquiry: 'O outro lado',
  wanted: 'Quem escreveu',
};

// Closing it.
export const forAdministrators = 'Para outras pessoas da administração.';
export const closesAll = pluralText({
  one: 'Isto encerra # denúncia aberta sobre o mesmo alvo.',
  other: 'Isto encerra todas as # denúncias abertas sobre o mesmo alvo.',
});
export const resolve = 'Resolver';
export const dismiss = 'Descartar';
export const reopen = 'Reabrir';
export const reportIs: Record<Report['status'], string> = {
  open: 'A denúncia está aberta',
  resolved: 'A denúncia foi resolvida',
  dismissed: 'A denúncia foi descartada',
};

// Asking for a reason.
export const why = 'Por quê?';
export const writeWhy = 'Escreva o motivo';

// The reported room.
/** Above the rooms of others with the same photos, for administrators. */
export const photosElsewhere = pluralText({
  one: 'Fotos que também estão num quarto de outra pessoa',
  other: 'Fotos que também estão em # quartos de outras pessoas',
});
export const photosOfOthers = 'Fotos também em outro quarto';
export const photosElsewhereHint =
  'Comparadas quando foram adicionadas, também cortadas, espelhadas ou com outras cores. Só a administração vê isto.';
export const posted = ({ when }: { when: string }) => `publicado em ${when}`;
export const linksTo = ({ address }: { address: string }) => `Tem link para ${address}`;
export const onlyOwner = 'Oculto: só quem anuncia vê';
export const hide = 'Ocultar';
export const askHide = ({ title }: { title: string }) => `Ocultar “${title}”?`;
export const askHideHint = 'Só quem anuncia vê, até você mostrar de novo.';
export const theyRead = 'Essa pessoa vai ler isto.';
export const ownerReads = 'Quem anuncia vai ler isto.';
export const isHidden = 'O quarto está oculto';
export const showAgain = 'Mostrar de novo';
export const isPublic = 'O quarto está público de novo';
export const askDelete = ({ title }: { title: string }) => `Excluir “${title}”?`;
export const askDeleteHint =
  'Isto exclui de vez o quarto e suas imagens. Ocultar um quarto pode ser desfeito, isto não.';
export const roomDeleted = 'O quarto foi excluído';

// The reported roomie; facts with dots between them, then what can be done.
export const memberSince = ({ day }: { day: string }) => `No site desde ${day}`;
export const reportedTimes = pluralText({
  one: '# denúncia recebida',
  other: '# denúncias recebidas',
});
export const suspendedSince = ({ day }: { day: string }) => `Conta suspensa desde ${day}`;
export const notOneAnother =
  'Quem administra não pode suspender outra pessoa da administração. Quem opera o servidor pode.';
export const suspend = 'Suspender';
export const askSuspend = ({ name }: { name: string }) => `Suspender ${name}?`;
export const askSuspendHint =
  'As sessões são encerradas em todos os dispositivos, e não dá mais para entrar com essa conta. Os quartos e o perfil ficam ocultos, e ninguém pode escrever para a pessoa. Você pode desfazer isto.';
export const theirMessages = 'As mensagens dessa pessoa';
export const removeMessages = 'Remover tudo o que escreveu';
export const removeMessagesHint =
  'Ninguém mais lê, e quem recebeu é avisado por e-mail. Se a conta for reativada, tudo volta.';
export const isSuspended = ({ name }: { name: string }) => `Conta suspensa: ${name}`;
export const reinstate = 'Reativar';
export const isReinstated = ({ name }: { name: string }) => `Conta reativada: ${name}`;

// The reported inquiry; what it is about, then how many messages it has.
export const theInquiry = 'O contato';
export const about = ({ title }: { title: string }) => `Sobre “${title}”`;
export const betweenRoomies = 'Entre roomies';
export const messagesSince = ({ count, when }: { count: number; when: string }) =>
  plural(count, {
    one: `${formatNumber(count)} mensagem desde ${when}`,
    many: `${formatNumber(count)} de mensagens desde ${when}`,
    other: `${formatNumber(count)} mensagens desde ${when}`,
  });
export const privateMessages =
  'Estas mensagens são privadas. Leia só se for preciso: o registro de auditoria anota a leitura.';
export const readMessages = 'Ler as mensagens';
export const older = 'Mensagens mais antigas';
export const newer = 'Mensagens mais recentes';

export const agreements = 'O que combinaram';
export const viewing = 'Visita';
export const offer = 'Oferta';
export const viewingStatuses: Record<ViewingStatus, string> = {
  proposed: 'Sugerida',
  countered: 'Outro horário sugerido',
  agreed: 'Combinada',
  declined: 'Recusada',
  cancelled: 'Cancelada',
  done: 'Aconteceu',
  missed: 'Não aconteceu',
  expired: 'Expirada',
};
export const offerStatuses: Record<OfferStatus, string> = {
  offered: 'Aberta',
  accepted: 'Aceita',
  declined: 'Recusada',
  taken_back: 'Retirada',
  stepped_back: 'Desistência',
  expired: 'Expirada',
  ended: 'Encerrada',
  moved_in: 'Mudou-se',
};
interface OfferTerms {
  rent: string;
  deposit: string;
  day: string;
}
export const offerTerms = ({ rent, deposit, day }: OfferTerms) =>
  `${rent} por mês, caução ${deposit}, mudança em ${day}`;

export const linkedAccounts = 'Talvez seja a mesma pessoa';
export const linkedHint = 'É só um indício: quem mora junto divide a rede e os dispositivos.';
export const linkReasons = {
  browser: 'Entrou no mesmo navegador em menos de dez minutos',
  network: 'Entrou pela mesma rede',
};

// The panel of a reported wanted page.
export const theWantedPage = 'O anúncio de procura';
export const onlyAuthor = 'Oculto: só quem escreveu vê';
export const askHideWantedHint = 'Só quem escreveu vê, até você mostrar de novo.';
export const authorReads = 'Quem escreveu vai ler isto.';
export const wantedIsHidden = 'O anúncio de procura está oculto';
export const wantedIsShown = 'O anúncio de procura aparece de novo';

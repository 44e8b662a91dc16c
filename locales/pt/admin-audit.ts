import type { ReactNode } from 'react';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const lede =
  'Todas as alterações feitas pela administração. O RoomieRadar só pode acrescentar a este registro.';
export const event = 'Ação';
export const allEvents = 'Todas as ações';
export const onlyBy = ({ name }: { name: ReactNode }) => rich`Só de ${name}`;
export const onlyByNumber = ({ id }: { id: string }) => `Só da conta ${id}`;
export const noEvents = 'Nenhuma ação';
export const noEventsHint = 'Nada corresponde a este filtro.';
export const events = 'Ações do registro';

export const eventLabels: Record<AuditEventName, string> = {
  'listing.hidden': 'Ocultar um quarto',
  'listing.shown': 'Mostrar um quarto de novo',
  'listing.deleted': 'Excluir quartos',
  'listing.added': 'Adicionar um quarto externo',
  'listing.held': 'Devolver quartos externos para revisão',
  'listing.published': 'Publicar quartos externos',
  'listing.rejected': 'Rejeitar quartos externos',
  'listing.changed': 'Alterar um quarto externo',
  'wanted.hidden': 'Ocultar um anúncio de procura',
  'wanted.shown': 'Mostrar um anúncio de procura de novo',
  'user.suspended': 'Suspender uma conta',
  'user.reinstated': 'Reativar uma conta',
  'user.searched': 'Buscar pessoas',
  'listing.searched': 'Buscar quartos',
  'inquiry.searched': 'Buscar em mensagens denunciadas',
  'inquiry.read': 'Ler um contato denunciado',
  'report.resolved': 'Resolver uma denúncia',
  'report.dismissed': 'Descartar uma denúncia',
  'report.reopened': 'Reabrir uma denúncia',
  'appeal.upheld': 'Manter uma decisão',
  'appeal.reversed': 'Reverter uma decisão',
  'source.created': 'Adicionar uma fonte',
  'source.changed': 'Alterar uma fonte',
  'source.deleted': 'Excluir uma fonte',
  'source.fetched': 'Baixar um arquivo de uma fonte',
  'import.started': 'Iniciar uma importação',
  'import.cancelled': 'Cancelar uma importação',
  'import.resumed': 'Retomar uma importação',
  'job.run': 'Executar uma tarefa de novo',
};

export const sentences: Record<
  AuditEventName,
  (given: { name: ReactNode; target: ReactNode }) => ReactNode
> = {
  'listing.hidden': ({ name, target }) => rich`${name} ocultou ${target}`,
  'listing.shown': ({ name, target }) => rich`${name} mostrou ${target} de novo`,
  'listing.deleted': ({ name, target }) => rich`${name} excluiu ${target}`,
  'listing.added': ({ name, target }) => rich`${name} adicionou ${target}`,
  'listing.held': ({ name, target }) => rich`${name} devolveu ${target} para revisão`,
  'listing.published': ({ name, target }) => rich`${name} publicou ${target}`,
  'listing.rejected': ({ name, target }) => rich`${name} rejeitou ${target}`,
  'listing.changed': ({ name, target }) => rich`${name} alterou ${target}`,
  'wanted.hidden': ({ name, target }) => rich`${name} ocultou ${target}`,
  'wanted.shown': ({ name, target }) => rich`${name} mostrou ${target} de novo`,
  'user.suspended': ({ name, target }) => rich`${name} suspendeu ${target}`,
  'user.reinstated': ({ name, target }) => rich`${name} reativou ${target}`,
  'user.searched': ({ name }) => rich`${name} buscou pessoas`,
  'listing.searched': ({ name }) => rich`${name} buscou quartos`,
  'inquiry.searched': ({ name }) => rich`${name} buscou em mensagens denunciadas`,
  'inquiry.read': ({ name, target }) => rich`${name} leu ${target}`,
  'report.resolved': ({ name, target }) => rich`${name} resolveu ${target}`,
  'report.dismissed': ({ name, target }) => rich`${name} descartou ${target}`,
  'report.reopened': ({ name, target }) => rich`${name} reabriu ${target}`,
  'appeal.upheld': ({ name, target }) => rich`${name} manteve a decisão sobre ${target}`,
  'appeal.reversed': ({ name, target }) => rich`${name} reverteu a decisão sobre ${target}`,
  'source.created': ({ name, target }) => rich`${name} adicionou ${target}`,
  'source.changed': ({ name, target }) => rich`${name} alterou ${target}`,
  'source.deleted': ({ name, target }) => rich`${name} excluiu ${target}`,
  // Without "de", which would contract with the article that follows.
  'source.fetched': ({ name, target }) => rich`${name} acessou ${target} e baixou um arquivo`,
  'import.started': ({ name, target }) => rich`${name} iniciou ${target}`,
  'import.cancelled': ({ name, target }) => rich`${name} cancelou ${target}`,
  'import.resumed': ({ name, target }) => rich`${name} retomou ${target}`,
  'job.run': ({ name, target }) => rich`${name} executou de novo ${target}`,
};
export const namedTargets: Record<
  AuditTargetKind,
  (given: { id: string; label: ReactNode }) => ReactNode
> = {
  listing: ({ id, label }) => rich`“${label}” (quarto ${id})`,
  user: ({ id, label }) => rich`a conta de “${label}” (roomie ${id})`,
  inquiry: ({ id, label }) => rich`“${label}” (contato ${id})`,
  wanted: ({ id, label }) => rich`“${label}” (anúncio de procura ${id})`,
  report: ({ id, label }) => rich`“${label}” (denúncia ${id})`,
  source: ({ id, label }) => rich`a fonte “${label}” (número ${id})`,
  import: ({ id, label }) => rich`a importação de “${label}” (número ${id})`,
  job: ({ id, label }) => rich`a tarefa “${label}” (número ${id})`,
};
export const unnamedTargets: Record<AuditTargetKind, (given: { id: string }) => string> = {
  listing: ({ id }) => `o quarto ${id}`,
  user: ({ id }) => `a conta ${id}`,
  inquiry: ({ id }) => `o contato ${id}`,
  wanted: ({ id }) => `o anúncio de procura ${id}`,
  report: ({ id }) => `a denúncia ${id}`,
  source: ({ id }) => `a fonte ${id}`,
  import: ({ id }) => `a importação ${id}`,
  job: ({ id }) => `a tarefa ${id}`,
};
export const externalRooms = 'quartos externos';

export const details: Record<
  | 'count'
  | 'ids'
  | 'q'
  | 'source'
  | 'fields'
  | 'page'
  | 'report_id'
  | 'owner_id'
  | 'statement_id'
  | 'reports'
  | 'removed'
  | 'warned',
  (given: { value: string }) => string
> = {
  count: ({ value }) => `quantidade: ${value}`,
  ids: ({ value }) => `ids: ${value}`,
  q: ({ value }) => `busca: ${value}`,
  source: ({ value }) => `fonte: ${value}`,
  fields: ({ value }) => `campos: ${value}`,
  page: ({ value }) => `página ${value}`,
  report_id: ({ value }) => `pela denúncia ${value}`,
  owner_id: ({ value }) => `anunciado pela conta ${value}`,
  statement_id: ({ value }) => `exposição de motivos ${value}`,
  removed: ({ value }) => `mensagens removidas: ${value}`,
  warned: ({ value }) => `pessoas avisadas: ${value}`,
  reports: ({ value }) => `denúncias: ${value}`,
};
export const aboutTargets: Record<Report['kind'], (given: { id: string }) => string> = {
  listing: ({ id }) => `sobre o quarto ${id}`,
  user: ({ id }) => `sobre a conta ${id}`,
  inquiry: ({ id }) => `sobre o contato ${id}`,
  wanted: ({ id }) => `sobre o anúncio de procura ${id}`,
};
export const filters = {
  status: {
    pending: 'status: pendente',
    published: 'status: publicado',
    rejected: 'status: rejeitado',
  },
  problems: 'com problemas',
  duplicate: 'duplicados',
  gone: 'não estão mais na fonte',
};
export const andMore = ({ listed, count }: { listed: string; count: number }) =>
  plural(count, {
    one: `${listed} e mais ${formatNumber(count)}`,
    many: `${listed} e mais ${formatNumber(count)}`,
    other: `${listed} e mais ${formatNumber(count)}`,
  });

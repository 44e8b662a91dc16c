import { pluralText } from './plural.ts';

// The administrators' screens, and what they share. Only administrators read it.
export const overview = 'Visão geral';

/** What a screen loads: while it does, and when that failed. */
export const loads = {
  figures: {
    loading: 'Carregando os números…',
    failed: 'Não foi possível carregar os números',
  },
  jobs: {
    loading: 'Carregando as tarefas em segundo plano…',
    failed: 'Não foi possível carregar as tarefas em segundo plano',
  },
  measurements: {
    loading: 'Carregando as medições…',
    failed: 'Não foi possível carregar as medições',
  },
  auditLog: {
    loading: 'Carregando o registro de auditoria…',
    failed: 'Não foi possível carregar o registro de auditoria',
  },
  source: { loading: 'Carregando a fonte…', failed: 'Não foi possível carregar a fonte' },
  sources: { loading: 'Carregando as fontes…', failed: 'Não foi possível carregar as fontes' },
  imports: {
    loading: 'Carregando as importações…',
    failed: 'Não foi possível carregar as importações',
  },
  rows: { loading: 'Carregando as linhas…', failed: 'Não foi possível carregar as linhas' },
  messages: {
    loading: 'Carregando as mensagens…',
    failed: 'Não foi possível carregar as mensagens',
  },
  report: { loading: 'Carregando a denúncia…', failed: 'Não foi possível carregar a denúncia' },
  appeals: { loading: 'Carregando os recursos…', failed: 'Não foi possível carregar os recursos' },
  found: { loading: 'Buscando…', failed: 'A busca não funcionou' },
  reports: {
    loading: 'Carregando as denúncias…',
    failed: 'Não foi possível carregar as denúncias',
  },
};
export const offlineHint = 'Carrega assim que a conexão voltar.';

export const countedProblems = pluralText({ one: '# problema', other: '# problemas' });

import type { ReactNode } from 'react';
import type { AlertFrequency } from '#contract/saved-searches/saved-filters.ts';
import { rich } from '../rich.ts';
import { plural } from './plural.ts';

export const lede = 'Avisamos por e-mail quando surgem quartos que combinam.';
export const none = 'Nenhuma busca salva ainda';
export const noneHint =
  'Busque quartos e toque em “Salvar busca”: você encontra a busca de novo aqui.';
export const loading = 'Carregando suas buscas salvas…';
export const loadLater = 'Elas carregam assim que a conexão voltar.';
export const failed = 'Não foi possível carregar suas buscas salvas';

export const savedOn = ({ day }: { day: string }) => `Salva em ${day}`;
export const editName = ({ name: named }: { name: string }) => `Editar: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Excluir: ${named}`;
export const editSearch = 'Editar busca salva';
export const nameMissing = 'Dê um nome à busca';
export const changeFiltersHint =
  'Para mudar os filtros, abra a busca, ajuste os filtros e salve no lugar desta.';
export const deleteThisSearch = 'Excluir esta busca salva?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`“${named}” vai sair das suas buscas salvas.`;
export const notDeleted = 'Não foi possível excluir a busca';

export const saveThisSearch = 'Salvar esta busca';
export const saveThisForGroup = 'Salvar esta busca para o grupo';
export const saveForGroupHint =
  'Todo mundo do grupo terá esta busca entre as buscas salvas e receberá avisos de quartos novos que sirvam para todos vocês. Cada pessoa decide com que frequência e pode pausar ou excluir a busca.';
export const savedForGroup = 'Busca salva para o grupo';
export const forGroup = ({ name: named }: { name: string }) => `Para o grupo “${named}”`;
export const savedAlready = 'Você já salvou esta busca. Você pode dar outro nome a ela.';
export const saveAs = 'Salvar como';
export const newSearch = 'Nova busca';
export const replacesSearch = ({ name: named }: { name: string }) => `Substituir: ${named}`;
export const searchSaved = 'Busca salva';
export const notSaved = 'Não foi possível salvar a busca';

export const howOften = 'Com que frequência avisar';
export const frequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'Na hora',
  daily: 'Uma vez por dia',
  weekly: 'Uma vez por semana',
};
export const alertLabels: Record<AlertFrequency, string> = {
  at_once: 'Avisos na hora',
  daily: 'Avisos uma vez por dia',
  weekly: 'Avisos uma vez por semana',
};
export const paused = 'Pausada';
export const pause = 'Pausar';
export const pauseName = ({ name: named }: { name: string }) => `Pausar: ${named}`;
export const resumeName = ({ name: named }: { name: string }) => `Retomar: ${named}`;
export const newRooms = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} quarto novo`,
    many: `${total} de quartos novos`,
    other: `${total} quartos novos`,
  });
export const savedHint = 'Avisamos quando um quarto novo combinar.';

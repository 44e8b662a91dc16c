import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const savedSearches = 'Buscas salvas';
export const lede = 'Abra uma para ver o que ela encontra agora.';
export const none = 'Nenhuma busca salva ainda';
export const noneHint =
  'Busque quartos e toque em “Salvar busca”: você encontra a busca de novo aqui.';
export const findRooms = 'Buscar quartos';
export const loading = 'Carregando suas buscas salvas…';
export const loadLater = 'Elas serão carregadas assim que você estiver conectado de novo.';
export const failed = 'Não foi possível carregar suas buscas salvas';

export const savedOn = ({ day }: { day: string }) => `Salva em ${day}`;
export const editName = ({ name: named }: { name: string }) => `Editar: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Excluir: ${named}`;
export const editSearch = 'Editar busca salva';
export const name = 'Nome';
export const nameMissing = 'Dê um nome à busca';
export const changeFiltersHint =
  'Para mudar os filtros, abra a busca, ajuste os filtros e salve no lugar desta.';
export const deleteThisSearch = 'Excluir esta busca salva?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`“${named}” vai sair das suas buscas salvas.`;
export const notDeleted = 'Não foi possível excluir a busca';

export const saveThisSearch = 'Salvar esta busca';
export const savedAlready = 'Você já salvou esta busca. Você pode dar outro nome a ela.';
export const saveAs = 'Salvar como';
export const newSearch = 'Uma busca nova';
export const inPlaceOf = ({ name: named }: { name: string }) => `No lugar de: ${named}`;
export const searchSaved = 'Busca salva';
export const seeThem = 'Buscas salvas';
export const notSaved = 'Não foi possível salvar a busca';

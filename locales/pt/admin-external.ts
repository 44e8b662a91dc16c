import type { ReactNode } from 'react';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

type Action = ExternalStatus | 'deleted';

const listings = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} anúncio`,
    many: `${formatNumber(count)} de anúncios`,
    other: `${formatNumber(count)} anúncios`,
  });
const allOf = (count: number) =>
  plural(count, {
    one: listings(count),
    many: `todos os ${listings(count)}`,
    other: `todos os ${listings(count)}`,
  });
/** `one` and `others` agree with "anúncio" and "anúncios". */
const agreeing = (count: number, one: string, others: string) =>
  `${listings(count)} ${plural(count, { one, many: others, other: others })}`;

export const lede =
  'Quartos importados de outros sites. Os publicados aparecem entre todos os quartos, com um link para a fonte.';
export const addRoom = 'Adicionar quarto';
export const counted = ({ count }: { count: number }) => listings(count);
export const uncounted = 'Anúncios';

export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'Pendente',
  published: 'Publicado',
  rejected: 'Rejeitado',
};
export const actionLabels: Record<Action, string> = {
  published: 'Publicar',
  rejected: 'Rejeitar',
  pending: 'Devolver para revisão',
  deleted: 'Excluir',
};

export const textOrId = 'Texto ou id';
export const textOrIdHint = 'Título, endereço, id na fonte';
export const everySource = 'Todas as fontes';
export const all = 'Todos';
export const flagLabels = {
  problems: 'Com problemas',
  duplicate: 'Duplicados',
  gone: 'Não estão mais na fonte',
};

export const columns = {
  listing: 'Anúncio',
  rent: 'Aluguel',
  problems: 'Problemas',
  imported: 'Importado',
  actions: 'Ações',
};
export const allOnPage = 'Todos desta página';
export const select = ({ room }: { room: string }) => `Selecionar ${room}`;
export const editRoom = ({ room }: { room: string }) => `Editar ${room}`;
export const deleteRoom = ({ room }: { room: string }) => `Excluir ${room}`;
export const atSource = ({ room, source: site }: { room: string; source: string }) =>
  `${room} em ${site} (abre em uma nova aba)`;
export const goneSince = ({ day }: { day: string }) => `Não está mais na fonte desde ${day}`;
export const changed = 'Mudou depois de publicado';
export const titleWas = ({ before }: { before: ReactNode }) => rich`O título era “${before}”`;
export const addressWas = ({ before }: { before: ReactNode }) => rich`O endereço era “${before}”`;
export const descriptionWas = 'A descrição era outra';
export const linkWas = ({ before }: { before: ReactNode }) => rich`O link era ${before}`;
export const noLinkWas = 'Não havia link';
export const sameAs = ({ room }: { room: ReactNode }) =>
  rich`Mesmo título e mesma localização de “${room}”`;
export const noProblems = 'Nenhum';
export const hidden = 'Oculto';
export const beds = pluralText({ one: '# quarto', other: '# quartos' });
export const baths = pluralText({ one: '# banheiro', other: '# banheiros' });

export const loading = 'Carregando os anúncios…';
export const failed = 'Não foi possível carregar os anúncios';
export const pageIsEmpty = 'Esta página agora está vazia';
export const toFirstPage = 'Ir para a primeira página';
export const noneYet = 'Ainda não há anúncios externos';
export const noneYetHint = 'Importe um arquivo de uma fonte e revise os anúncios aqui.';
export const importListings = 'Importar anúncios';
export const nothingToReview = 'Nada para revisar';
export const nothingToReviewHint = 'Todos os anúncios estão publicados ou rejeitados.';
export const noMatch = 'Nenhum anúncio encontrado';
export const noMatchHint = 'Remova um filtro para ver mais.';
export const showAll = 'Mostrar todos os anúncios';

export const selection = 'Anúncios selecionados';
export const selected = ({ count }: { count: number }) =>
  agreeing(count, 'selecionado', 'selecionados');
export const allSelected = ({ count }: { count: number }) =>
  plural(count, {
    one: `${listings(count)} encontrado`,
    many: `Todos os ${listings(count)} encontrados`,
    other: `Todos os ${listings(count)} encontrados`,
  });
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `Selecionar ${listings(count)} encontrado`,
    many: `Selecionar todos os ${listings(count)} encontrados`,
    other: `Selecionar todos os ${listings(count)} encontrados`,
  });

export const questions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publicar ${listings(count)}?`,
  rejected: ({ count }) => `Rejeitar ${listings(count)}?`,
  pending: ({ count }) => `Devolver ${listings(count)} para revisão?`,
  deleted: ({ count }) => `Excluir ${listings(count)}?`,
};
export const allQuestions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publicar ${allOf(count)}?`,
  rejected: ({ count }) => `Rejeitar ${allOf(count)}?`,
  pending: ({ count }) => `Devolver ${allOf(count)} para revisão?`,
  deleted: ({ count }) => `Excluir ${allOf(count)}?`,
};
export const consequences: Record<Action, string> = {
  published: 'Ficam públicos, com um link para a fonte.',
  rejected: 'Ficam ocultos e continuam rejeitados quando a fonte for importada de novo.',
  pending: 'Ficam ocultos até a administração publicar.',
  deleted:
    'Isto não pode ser desfeito. Se um anúncio ainda estiver na fonte, a próxima importação o adiciona de novo; para evitar isso, rejeite-o.',
};
export const everyPage =
  'Isto vale para todas as páginas da sua busca. Não dá para desfazer de uma só vez.';
export const typeDelete = 'Digite “excluir”';

export const progress: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publicando ${listings(count)}`,
  rejected: ({ count }) => `Rejeitando ${listings(count)}`,
  pending: ({ count }) => `Devolvendo ${listings(count)} para revisão`,
  deleted: ({ count }) => `Excluindo ${listings(count)}`,
};
export const doneSoFar = ({ count }: { count: number }) => agreeing(count, 'pronto', 'prontos');
export const stop = 'Parar';
export const stopHint = 'Se você parar, as alterações já feitas ficam.';
export const done: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => agreeing(count, 'publicado', 'publicados'),
  rejected: ({ count }) => agreeing(count, 'rejeitado', 'rejeitados'),
  pending: ({ count }) => agreeing(count, 'devolvido para revisão', 'devolvidos para revisão'),
  deleted: ({ count }) => agreeing(count, 'excluído', 'excluídos'),
};
export const doneBefore = ({ what }: { what: string }) => `Antes disso: ${what}.`;
export const notDeleted = ({ count }: { count: number }) =>
  `Não foi possível excluir ${listings(count)} porque há uma importação em andamento. Tente de novo daqui a pouco.`;
export const notChanged = ({ count }: { count: number }) =>
  `Não foi possível mudar ${listings(count)} porque há uma importação em andamento. Tente de novo daqui a pouco.`;
export const withoutLink = ({ count }: { count: number }) =>
  `Sem link, não dá para publicar ${listings(count)}: ninguém teria com quem falar.`;
export const undone = 'Desfeito';
export const partlyUndone = 'Algumas alterações não foram desfeitas';
export const notUndone = 'Não foi desfeito';

export const loadingOne = 'Carregando o anúncio…';
export const oneGone = 'Este anúncio não existe mais';
export const oneFailed = 'Não foi possível carregar o anúncio';
export const ofSource = ({ id, source: site }: { id: ReactNode; source: string }) =>
  rich`Linha ${id} de ${site}. Se a fonte mudar esta linha, a próxima importação substitui as suas alterações.`;
export const foundProblems = 'Problemas que a importação encontrou';
export const addByHand = 'Adicionar um anúncio manualmente';
export const addListing = 'Adicionar anúncio';
export const added = 'O anúncio foi adicionado';
export const notKnown = 'Não informado';
export const linkHint = 'A página do quarto na fonte';
export const notSaved = 'Não foi salvo';

export const byHand = 'Manualmente';

import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const loadingApplicants = 'Carregando as candidaturas…';
export const applicantsFailed = 'Não foi possível carregar as candidaturas';
export const allOpen = 'Abertas';
export const sorts = {
  fit: 'Maior compatibilidade',
  waiting: 'Há mais tempo esperando',
  newest: 'Mais recentes',
};
export const stages = {
  new: 'Nova',
  talking: 'Em conversa',
  viewing: 'Visita combinada',
  offered: 'Com oferta',
  offer_accepted: 'Oferta aceita',
  moved_in: 'Mudança feita',
  declined: 'Recusada',
  withdrawn: 'Retirada',
  expired: 'Expirada',
};
export const noneInStage = 'Não há ninguém aqui agora';
export const nobody = 'Ninguém escreveu sobre este quarto ainda';
export const nobodyHint = 'Quem escrever aparece aqui, junto com a compatibilidade com a casa.';

export const notComparable = 'Faltam respostas para comparar';
export const waitingSince = ({ moment }: { moment: string }) => `Esperando desde: ${moment}`;
export const moveInUnknown = 'Não disse quando se mudaria';
export const movesIn = ({ day }: { day: string }) => `Mudança em ${day}`;
export const movesInThatDay = ({ day }: { day: string }) =>
  `Mudança em ${day}, no dia em que o quarto fica livre`;
export const movesInBefore = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Mudança em ${day}, ${formatNumber(count)} dia antes de o quarto ficar livre`,
    many: `Mudança em ${day}, ${formatNumber(count)} de dias antes de o quarto ficar livre`,
    other: `Mudança em ${day}, ${formatNumber(count)} dias antes de o quarto ficar livre`,
  });
export const movesInAfter = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Mudança em ${day}, ${formatNumber(count)} dia depois de o quarto ficar livre`,
    many: `Mudança em ${day}, ${formatNumber(count)} de dias depois de o quarto ficar livre`,
    other: `Mudança em ${day}, ${formatNumber(count)} dias depois de o quarto ficar livre`,
  });
export const staysFor = ({ stay }: { stay: string }) => `Fica ${stay}`;
export const whyThisFit = 'Por que esta compatibilidade';
export const lowestWith = ({ name }: { name: string }) =>
  `A compatibilidade mais baixa é com ${name}.`;
export const open = 'Abrir';
export const openConversation = ({ name }: { name: string }) => `Abrir a conversa com ${name}`;

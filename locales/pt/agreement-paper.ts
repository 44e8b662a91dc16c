import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { formatTime } from './format.ts';

// O acordo da casa como página para imprimir, também em outro idioma que não o do app.
export const noLease =
  'Este acordo trata da convivência. Não é um contrato de aluguel nem substitui um.';
export const sectionNames: Record<Section, string> = {
  quiet: 'Silêncio',
  guests: 'Visitas',
  cleaning: 'Limpeza',
  kitchen: 'Cozinha',
  money: 'Dinheiro',
  pets: 'Pets',
  smoking: 'Cigarro',
  moving_out: 'Saída',
};
export const clauseTexts: Record<ClauseId, string> = {
  'quiet.by_20': `Em dias de semana, fazemos silêncio a partir das ${formatTime(20, 0)}.`,
  'quiet.by_22': `Em dias de semana, fazemos silêncio a partir das ${formatTime(22, 0)}.`,
  'quiet.by_24': 'Em dias de semana, fazemos silêncio a partir da meia-noite.',
  'quiet.no_hour': 'Não há horário fixo de silêncio.',
  'overnight_guests.never': 'As visitas não dormem em casa.',
  'overnight_guests.monthly': 'Cada um recebe visitas para dormir no máximo duas vezes por mês.',
  'overnight_guests.weekly': 'Cada um pode receber visitas para dormir toda semana.',
  'overnight_guests.most_nights': 'Visitas podem dormir em casa, mesmo quase toda noite.',
  'gatherings.never': 'Não recebemos amigos em casa.',
  'gatherings.few_a_year': 'Cada um pode receber amigos algumas vezes por ano.',
  'gatherings.monthly': 'Cada um pode receber amigos todo mês.',
  'gatherings.weekly': 'Cada um pode receber amigos toda semana.',
  'cleaning.when_needed': 'Arrumamos quando é preciso.',
  'cleaning.every_few_days': 'Limpamos o que sujamos em poucos dias.',
  'cleaning.same_day': 'Limpamos o que sujamos no mesmo dia.',
  'cleaning.right_away': 'Limpamos o que sujamos na hora.',
  'chores.as_it_comes': 'Quem vê uma tarefa por fazer, faz.',
  'chores.by_asking': 'Avisamos quando há tarefas ou contas.',
  'chores.by_turns': 'Revezamos as tarefas e as contas.',
  'chores.written_plan': 'Um plano escrito diz quem faz cada tarefa e paga cada conta.',
  'sharing.nothing': 'Cada um tem a própria comida e as próprias coisas.',
  'sharing.basics': 'Dividimos o básico, como óleo, sal e detergente.',
  'sharing.some_meals': 'Dividimos o básico e às vezes cozinhamos em grupo.',
  'sharing.most_things': 'Dividimos quase toda a comida e as coisas.',
  'pets.none': 'Não há pets em casa.',
  'pets.welcome': 'Pets são bem-vindos.',
  'smoking.never': 'Ninguém fuma nem usa vape em casa.',
  'smoking.outside': 'Cigarro e vape, só fora do prédio.',
  'smoking.balcony': 'Pode fumar e usar vape na varanda ou na janela.',
  'smoking.indoors': 'Pode fumar e usar vape dentro de casa.',
  'money.equal': 'Dividimos por igual os custos de todos e acertamos as contas uma vez por mês.',
  'money.on_time': 'Cada um paga sua parte do aluguel antes do vencimento.',
  'moving_out.notice': 'Quem quiser sair avisa os outros pelo menos dois meses antes.',
  'moving_out.clean': 'Quem sai ajuda a achar outra pessoa e deixa o quarto limpo.',
};
export const versionNumber = ({ number }: { number: string }) => `Versão ${number}`;
export const acceptedOn = ({ name, day }: { name: string; day: string }) =>
  `Aceito como ${name} em ${day}`;
export const notAccepted = 'Ainda não aceito';
export const pageTitle = ({ group }: { group: string }) => `Acordo da casa: ${group}`;
export const notAllAccepted = 'Nem todos aceitaram esta versão ainda.';
export const memberHidden = 'Participante';

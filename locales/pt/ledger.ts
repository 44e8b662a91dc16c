import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const whatWeKnow = 'O que sabemos';
export const whatWeKnowHint = 'Fatos com data, e como sabemos cada um. Não são avaliações.';
export const loadingLedger = 'Carregando os dados…';

export const memberSince = ({ day }: { day: string }) => `Tem conta desde ${day}`;
export const memberSinceHow = 'O serviço usado para entrar confirmou o endereço de e-mail.';

export const addressAt = ({ domain }: { domain: string }) =>
  `Tem um endereço de e-mail em ${domain}`;
export const addressAtUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Tem um endereço de e-mail em ${university} (${domain})`;
export const universityHow = 'Segundo a lista pública swot, o domínio é desta universidade.';
export const addressHow = ({ domain, day }: { domain: string; day: string }) =>
  `Em ${day}, foi digitado um código que enviamos para lá. Não sabemos quem recebe um endereço em ${domain}, e não guardamos o endereço.`;

export const answersWithin = ({ hours }: { hours: number }) =>
  hours < 24
    ? plural(hours, {
        one: 'Costuma responder em até uma hora',
        many: `Costuma responder em até ${formatNumber(hours)} horas`,
        other: `Costuma responder em até ${formatNumber(hours)} horas`,
      })
    : plural(hours / 24, {
        one: 'Costuma responder em até um dia',
        many: `Costuma responder em até ${formatNumber(hours / 24)} dias`,
        other: `Costuma responder em até ${formatNumber(hours / 24)} dias`,
      });
export const answersHow = ({ count, days, day }: { count: string; days: string; day: string }) =>
  `De quem escreveu nos ${days} dias antes de ${day}, pelo menos metade teve resposta nesse prazo. Respostas contadas: ${count}.`;

export const noneUpheld = 'Nenhuma denúncia foi confirmada';
export const reportsUpheld = pluralText({
  one: 'Uma denúncia foi confirmada',
  other: '# denúncias foram confirmadas',
});
export const upheldHow = ({ months }: { months: string }) =>
  `Decisões da administração sobre esta pessoa e seus quartos nos últimos ${months} meses, depois dos recursos.`;
export const upheldLast = ({ day }: { day: string }) => `A última é de ${day}.`;

export const photosOnlyHere = pluralText({
  one: 'Ninguém mais mostra esta foto aqui',
  other: 'Ninguém mais mostra estas # fotos aqui',
});
export const photosHow = ({ day }: { day: string }) =>
  `Comparamos a aparência das fotos, também cortadas ou espelhadas, com as de todas as outras pessoas que anunciam. Comparadas em ${day}.`;

export const confirmedOn = ({ day }: { day: string }) => `Confirmado em ${day}`;
export const ownerConfirmed = 'Nesse dia, quem anuncia disse que está disponível.';
export const sourceConfirmed = 'Nesse dia, ainda estava no site de onde vem.';

export const rentAbove = ({ percent }: { percent: string }) =>
  `O aluguel está ${percent}% acima da mediana da região`;
export const rentBelow = ({ percent }: { percent: string }) =>
  `O aluguel está ${percent}% abaixo da mediana da região`;
export const rentAtMedian = 'O aluguel está na mediana da região';
export const rentHow = ({ count, km, amount }: { count: string; km: string; amount: string }) =>
  `Dos outros ${count} quartos deste tipo oferecidos hoje num raio de ${km}\u{a0}km, metade custa no máximo ${amount} por mês, com as contas que informam.`;
export const rentFarBelow = 'Aluguéis tão baixos costumam ser isca de golpe';
export const rentFarBelowAdvice =
  'Pode ser verdade. Visite o quarto e conheça quem o oferece antes de pagar qualquer coisa.';

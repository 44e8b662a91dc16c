import type { LawCountry } from '#guards/fair-housing/laws.ts';
import type { Trait } from '#guards/fair-housing/rule.ts';

export const leavesOut = 'Isto deixa alguém de fora?';
export const traitHints: Record<Trait, string> = {
  origin: 'Origem, cor ou nacionalidade: diga quais idiomas são falados em casa.',
  religion: 'Religião: diga como vocês vivem, por exemplo o que se cozinha.',
  sex: 'Gênero: em uma casa compartilhada a lei costuma permitir; em um imóvel inteiro, raramente.',
  orientation: 'Orientação sexual ou identidade de gênero não diz nada sobre como alguém mora.',
  disability: 'Deficiência ou doença: descreva o imóvel, como escadas e portas.',
  family: 'Crianças e famílias: diga o tamanho do quarto.',
  age: 'Idade: diga como se vive, por exemplo os horários de silêncio.',
  income: 'Benefícios sociais: pergunte se a renda cobre o aluguel, não de onde vem o dinheiro.',
};
export const laws: Record<LawCountry, string> = {
  US: 'Nos Estados Unidos, a Fair Housing Act proíbe anúncios que dão preferência ou excluem por esse motivo.',
  GB: 'No Reino Unido, a Equality Act 2010 protege contra essa exclusão quando se aluga um imóvel.',
  DE: 'Na Alemanha, a lei AGG (artigos 19 e 20) protege contra essa exclusão quando se aluga um imóvel.',
  ES: 'Na Espanha, a Ley 15/2022 protege contra essa exclusão quando se oferece um imóvel.',
  PT: 'Em Portugal, o artigo 1067.º-A do Código Civil protege contra essa exclusão quando se aluga um imóvel.',
  BR: 'No Brasil, a Constituição e leis como a Lei 7.716/1989 protegem contra essa exclusão.',
};
export const manyLaws =
  'Em muitos países a lei protege contra essa exclusão quando se aluga um imóvel.';
export const youDecide =
  'Há exceções, principalmente quando você mora lá. É um palpite por frases típicas: nada é retido, você decide.';

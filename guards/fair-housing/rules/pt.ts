import type { ExclusionWords } from '../rule.ts';

export const pt: ExclusionWords = {
  groups: {
    origin:
      'estrangeir[oa]s?|imigrantes?|migrantes|refugiad[oa]s?|brasileir[oa]s?|portugues(?:es|as|a)?|nativ[oa]s|african[oa]s?|negr[oa]s?|pret[oa]s|branc[oa]s|nordestin[oa]s?|indian[oa]s?|cigan[oa]s?|chines(?:es)?|asiatic[oa]s?|arabes?|venezuelan[oa]s?|bolivian[oa]s?|haitian[oa]s?|europe(?:us|ias)|angolan[oa]s?',
    religion:
      'muculman[oa]s?|crist(?:aos?|as?)|catolic[oa]s?|evangelic[oa]s?|jude(?:us?|ias?)|umbandistas?|candomblecistas?|macumb\\w+|ate(?:us?|ias?)|religios[oa]s|veu',
    sex: 'mulher(?:es)?|homens?|mocas?|mocos?|rapaz(?:es)?|meninas?|meninos?|garot[oa]s?|senhoras?|senhores|feminin[oa]s?|masculin[oa]s?|raparigas?|inquilinas?',
    orientation:
      'gays?|lesbicas?|homossexua(?:is|l)|lgbt\\w*|queer|trans(?:exuais|genero)?|travestis?|bissexua(?:is|l)|heteros?|heterossexua(?:is|l)',
    disability:
      'deficientes?|deficiencias?|pcd|cadeirantes?|cadeiras? de rodas|ceg[oa]s?|surd[oa]s?|doencas? menta(?:is|l)|problemas (?:mentais|psicologicos|psiquiatricos)|depressao|ca(?:o|es)[ -]guias?|doentes',
    family:
      'criancas?|bebes?|filh[oa]s?|familias?(?: com criancas)?|gravidas?|gestantes?|maes? solteiras?|menores',
    age: 'jovens|gente (?:jovem|mais velha)|pessoas (?:jovens|idosas|mais velhas)|idos[oa]s?|aposentad[oa]s?|velh[oa]s|(?:maiores|menores|acima|abaixo|mais) de [1-9]\\d(?: anos)?|(?:entre|de) [1-9]\\d (?:e|a) [1-9]\\d(?: anos)?|[1-9]\\d ?(?:-|a) ?[1-9]\\d anos',
    income:
      'desempregad[oa]s?|bolsa familia|auxilio|beneficiari[oa]s?|subsidios?|rendimento social|rsi|inss',
  },
  no: String.raw`\b(?:nao (?:se )?(?:aceit\w+|admit\w+|quer\w+|alug\w+ (?:para|a)|receb\w+|para)|nada de|sem|nem|exceto|menos|nao (?:e )?(?:adequad[oa]|indicad[oa]) para|nenhum\w*|proibid[oa]s?|vedad[oa] a|nao)`,
  only: String.raw`\b(?:so|somente|apenas|exclusiv\w+(?: para)?|prefer\w+|de preferencia|procur\w+|busc\w+|alug\w+ (?:so )?(?:para|a)|para|ideal para|tem que ser|deve ser)`,
  after: 'so|somente|apenas|exclusivamente|de preferencia|preferencialmente|nao serao aceit[oa]s',
  more: {
    sex: [/\b(republica|apartamento|apto|casa) (feminin[oa]|masculin[oa])\b/],
    family: [/\b(so adultos|somente adultos|apenas adultos|sem filhos|sem criancas)\b/],
    disability: [/\b(pessoas saudaveis|boa saude mental|mentalmente estavel)\b/],
    age: [/\b(idade (maxima|minima|limite|entre)|limite de idade|ate [1-9]\d anos)\b/],
    religion: [/\b(lar|casa|republica|familia) (crista|catolica|evangelica)\b/],
  },
  harmless: [
    /^(?!.*\b(exceto|menos|mas nao|salvo)\b).*\b(qualquer (genero|sexo|nacionalidade|religiao|origem|idade|orientacao)|todas as (idades|nacionalidades|religioes|pessoas)|todos os (generos|sexos)|nao importa|tanto faz|independente\w*|indiferente|bem-?vind[oa]s?|friendly)/,
    /\bhome(m|ns) (ou|e|\/) ?mulher|\bmulher(es)? (ou|e|\/) ?home|\bmoc[oa]s? (ou|e) ?moc|\brapaz(es)? (ou|e) (moca|menina|rapariga)/,
    /^(?!.*\b(procur\w*|busc\w*|so|somente|apenas|prefer\w*|nao|quer\w*)\b).*\b(somos|sou|moramos|moram|mora|aqui mora\w*)\b/,
    /\b(escola|colegio|parque|parquinho|creche|museu|igreja|mesquita|restaurante|loja|mercado|supermercado|medico|clinica|hospital|academia)\b/,
    /\b(falamos|fala|idioma|aulas|curso)\b|acess\w+ (para|a) cadeir|adaptad[oa]/,
  ],
};

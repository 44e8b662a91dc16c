import type { ExclusionWords } from '../rule.ts';

export const de: ExclusionWords = {
  groups: {
    origin:
      'auslander(?:innen|in|n)?|migrant(?:en|innen|in)?|fluchtling(?:e|en)?|gefluchtete\\w*|asylbewerber\\w*|deutsch(?:e|en|er|stammige\\w*)?|inlander\\w*|einheimische\\w*|muttersprachler\\w*|turken|turkische\\w*|araber\\w*|afrikaner\\w*|asiaten|chinesen|inder|polen|rumanen|bulgaren|russen|ukrainer\\w*|syrer\\w*|zigeuner\\w*|sinti|roma|schwarze\\w*|weisse(?:n|r)? (?:menschen|leute|personen)|europaer\\w*|eu-burger\\w*|sudlander\\w*',
    religion:
      'muslim\\w*|moslem\\w*|christ(?:en|innen|in)?|christlich\\w*|katholi(?:k|s)\\w*|evangelisch\\w*|jude(?:n)?|judisch\\w*|hindus?|glaubig\\w*|religios\\w*|atheist\\w*|kopftuch\\w*',
    sex: 'frau(?:en)?|manner|mann|madels?|madchen|jungs?|manner|damen?|herr(?:en)?|weibliche\\w*|mannliche\\w*|mitbewohnerin(?:nen)?|studentin(?:nen)?|mieterin(?:nen)?',
    orientation:
      'schwul\\w*|lesb\\w+|homosexuell\\w*|lgbt\\w*|queer\\w*|trans(?:menschen|personen|sexuell\\w*|frauen|manner)?|hetero(?:s|sexuell\\w*)?',
    disability:
      'behindert\\w*|behinderung(?:en)?|rollstuhl(?:fahrer\\w*)?|blinde\\w*|gehorlos\\w*|psychisch krank\\w*|psychische\\w* (?:probleme\\w*|erkrankung\\w*)|depress\\w*|blindenhund\\w*|assistenzhund\\w*',
    family:
      'kind(?:er|ern)?|baby?s?|familien?|schwangere\\w*|alleinerziehende\\w*|elternteil|eltern',
    age: 'jung(?:e|en|er|em)? (?:leute|menschen|berufstatige\\w*|person(?:en)?|mitbewohner\\w*|frau\\w*|mann\\w*|paar\\w*)|altere\\w* (?:leute|menschen|person(?:en)?|herrschaften)|alte\\w* (?:leute|menschen)|senior(?:en|innen|in)?|rentner\\w*|(?:leute |personen |menschen )?(?:uber|unter|ab|bis) [1-9]\\d(?: jahren?)?|zwischen [1-9]\\d und [1-9]\\d|[1-9]\\d ?(?:-|bis) ?[1-9]\\d(?: jahren?|j)|u[23]\\d',
    income:
      'burgergeld\\w*|hartz ?(?:iv|4)\\w*|jobcenter|sozialhilfe\\w*|arbeitslos\\w*|alg ?(?:ii|2)|leistungsempfanger\\w*|wohngeld\\w*|amt',
  },
  no: String.raw`\b(?:kein(?:e|en|er|em)?|nicht (?:fur|an|geeignet fur)|ungeeignet fur|ohne|ausser|ausgenommen|niemals an|nicht mit|nix fur)`,
  only: String.raw`\b(?:nur|ausschliesslich|bevorzugt|vorzugsweise|am liebsten|gerne?|suchen?|sucht|gesucht:?|gesucht (?:wird|werden)|vermieten? (?:\w+ )?an|fur|passt zu|ideal fur)`,
  after:
    'nur|bevorzugt|gesucht|unerwunscht|nicht erwunscht|erwunscht|zwecklos|ausgeschlossen|wird gesucht|werden bevorzugt',
  more: {
    sex: [/\b(frauen|manner|madels?|jungs|madchen)-?wg\b|\breine (frauen|manner)/],
    age: [
      /\b(altersgrenze|hochstens [1-9]\d jahre|nicht alter als|nicht junger als|maximal [1-9]\d jahre|alter:? [1-9]\d ?(-|bis) ?[1-9]\d)/,
    ],
    family: [/\b(kinderlos\w*|nur erwachsene|kinder unerwunscht|kinder nicht)\b/],
    disability: [/\b(korperlich fit|psychisch stabil|gesunde menschen)\b/],
    income: [/\b(kein|nicht) (\w+ ){0,2}(vom )?(amt|jobcenter)\b/],
    religion: [/\bchristliche\w* (haus|wg|haushalt|wohnung)\w*/],
  },
  harmless: [
    /^(?!.*\b(ausser|aber (kein|nicht)|nur)\b).*\b(alle (geschlechter|nationalitaten|religionen|altersgruppen|herkunft)|jede[rsn]? (geschlecht|alter|herkunft|nationalitat|religion)|egal|unabhangig von|ganz gleich|spielt keine rolle|willkommen|freundlich)/,
    /\bfrau(en)? (oder|und|\/) ?(einen? )?mann|\bmann(er)? (oder|und|\/) ?frau|\bm ?\/ ?w\b|\bw ?\/ ?m\b|mitbewohner[*:/]-?in/,
    /^(?!.*\b(such\w*|gesucht|nur|bevorzugt|kein\w*)\b).*\b(wir sind|ich bin|bei uns (wohnt|wohnen|leben)|hier (wohnt|wohnen|leben)|mitbewohner\w* (ist|sind))\b/,
    /\b(schule|spielplatz|kita|kindergarten|museum|kirche|moschee|restaurant|laden|supermarkt|arzt\w*|klinik|fitness\w*|kinderzimmer|kinderwagen)\b/,
    /\b(sprechen|sprichst|sprache|deutschkenntnisse|deutschkurs|kurs)\b|rollstuhlgerecht|barrierefrei/,
  ],
};

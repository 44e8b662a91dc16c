import type { ExclusionWords } from '../rule.ts';

const nationality =
  'american|british|german|french|italian|polish|romanian|bulgarian|turkish|russian|spanish|english|canadian|australian|irish|european|eu|us|chinese|indian|african|asian|arab|latino?|mexican|nigerian|pakistani|ukrainian|syrian|moroccan';
const person =
  'citizens?|nationals?|passports?|people|persons?|tenants?|flatmates?|roommates?|students?|famil(?:y|ies)|couples?|girls?|wom[ae]n|m[ae]n|guys?|speakers?';

export const en: ExclusionWords = {
  groups: {
    origin: `(?:${nationality}) (?:${person})|whites?|blacks?|caucasians?|asians?|africans?|latin[oa]s?|hispanics?|arabs?|indians?|pakistanis?|chinese|poles|romanians?|bulgarians?|turks?|russians?|ukrainians?|syrians?|moroccans?|nigerians?|mexicans?|gyps(?:y|ies)|roma|travellers|foreigners?|immigrants?|migrants?|refugees?|asylum seekers?|native speakers?|natives|locals|europeans?|westerners?|americans?|germans?|brits`,
    religion:
      'muslims?|islamic|christians?|catholics?|protestants?|jews?|jewish|hindus?|buddhists?|sikhs?|atheists?|religious(?: people)?|believers|hijabs?|headscar(?:f|ves)',
    sex: 'females?|wom[ae]n|girls?|lad(?:y|ies)|males?|m[ae]n|guys?|boys?|gentlem[ae]n|lads?',
    orientation:
      'gays?|lesbians?|homosexuals?|lgbt\\w*|queers?|trans(?:gender|sexual)?s?(?: people)?|bisexuals?|straight(?: people| guys?| m[ae]n| wom[ae]n| couples?)|straights?|heterosexuals?',
    disability:
      'disabled(?: people)?|disabilit(?:y|ies)|handicapped|wheelchairs?(?: users?)?|blind(?: people)?|deaf(?: people)?|mental(?:ly)? (?:ill(?:ness(?:es)?)?|health)(?: problems| issues)?|autis\\w+|(?:guide|assistance|service|support) (?:dogs?|animals?)|depress\\w+|epilep\\w+|hiv',
    family:
      'children|kids?|child|bab(?:y|ies)|infants?|toddlers?|famil(?:y|ies)|pregnan\\w+(?: women)?|single (?:mothers?|moms?|mums?|parents?|dads?)|parents',
    age: 'young(?:er)? (?:people|persons?|professionals?|adults?|flatmates?|tenants?|students?|ones?|roommates?|wom[ae]n|m[ae]n|crowd)|old(?:er)? (?:people|persons?|tenants?|flatmates?|wom[ae]n|m[ae]n|folks?)|elderly|seniors?|pensioners?|retirees?|retired people|(?:anyone |people |nobody )?(?:over|under|above|below)[- ]?(?:the age of )?[1-9]\\ds?|(?:aged|between|ages?) [1-9]\\d ?(?:-|to|and) ?[1-9]\\d|[1-9]\\d ?(?:-|to) ?[1-9]\\d(?: years?| year-olds?| yrs)',
    income:
      'dss|housing benefits?|benefits?(?: claimants?)?|universal credit|section 8|(?:housing )?vouchers?|welfare(?: recipients)?|unemployed(?: people)?|jobless(?: people)?|social assistance',
  },
  no: String.raw`\b(?:no|not for|(?:not |un)suitable for|not suited (?:to|for)|without|except(?: for)?|(?:do not|don't|won't|cannot|can't|will not|not) (?:accept|take|want|rent(?:ing)?(?: it)? to|let(?:ting)?(?: it)? to|allow)|never (?:rent|let) to|nobody)`,
  only: String.raw`\b(?:only|exclusively|strictly|must be|has to be|have to be|prefer(?:ably|red|ring)?|ideally|looking for|seeking|search(?:ing)? for|wanted:?|we want|rent(?:ing)? (?:it )?to|let to|reserved for|suits|suitable for|perfect for|ideal for|for)`,
  after: 'only|exclusively|preferred|need not apply|not (?:welcome|accepted|allowed|wanted)|wanted',
  more: {
    family: [/\b(adults? only|only adults|childless|child-?free|no-?kids)\b/],
    sex: [/\b(all[- ](female|girls?|wom[ae]n|male|boys)) (flat|house|home|household|share)/],
    disability: [
      /\b(able-?bodied|physically fit|mentally stable|must be healthy|healthy people only)\b/,
    ],
    religion: [/\b(christian|muslim|jewish|catholic|hindu) (home|house|household|flat)\b/],
    age: [/\bnobody (over|under) [1-9]\d\b|\b(max|maximum) age\b|\bage limit\b/],
    income: [/\bno (one|people|tenants?) on benefits\b|\bno dss\b/],
  },
  harmless: [
    /^(?!.*\b(except|but (no|not)|apart from)\b).*\b((all|any|every|whatever) (\w+ )?(gender|sex|nationalit|religion|origin|background|age|orientation|famil|faith|ethnicit)\w*|regardless|irrespective|no matter (who|where|which|how)|(does not|doesn't) matter|don't mind|everyone is|everybody is|anyone is)/,
    /\b(m[ae]n|males?|guys?) (or|and|\/) (wom[ae]n|females?|girls?)|\b(wom[ae]n|females?|girls?) (or|and|\/) (m[ae]n|males?|guys?|boys?)/,
    /^(?!.*\b(look|seek|want|search|prefer|only|must|no)\b).*\b(we are|we're|i am|i'm|he is|she is|my|our|flatmates? (is|are)|lives? here|live here)\b/,
    /\b(school|playground|nursery|kindergarten|museum|church|mosque|synagogue|temple|restaurant|shop|store|supermarket|clothes|doctor|clinic|hospital|gym|festival)\b/,
    /wheelchair (access\w*|ramp|friendly)|\b(welcome|friendly)\b(?!.*\b(no|not|except|only)\b)/,
    /\b(speak|spoken|language|lessons|course)\b/,
  ],
};

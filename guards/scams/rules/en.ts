import { near, followedBy, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const pay = String.raw`\b(pay|pays|paid|paying|payments?|send|sent|sending|transfer|deposits?|fees?|advance|money|rent|[$€£] ?\d+|\d{2,4}|\d+ ?(euros?|dollars?|pounds?))\b`;
const amount = String.raw`(?<!\d)\d{2,4}\b`;
const see = String.raw`(view\w*|visit\w*|see|seeing|seen|show\w*|com(e|ing)|meet\w*|keys?|inspect\w*|tour)\b`;
const refusal =
  /\b(never|don't|do not|does not|doesn't|won't|no need to|without any|nobody|not ask|no (payments?|money|deposit|fees?|advance))\b/;
const agreed =
  /\b(after|at|on|upon|when|once|with)( \w+){0,4} (sign\w*|contract|lease|viewings?|visit|move[- ]?in|moving in|handover|move in)\b/;
const app = String.raw`\b(whats ?app|telegram|signal|viber|we ?chat|snapchat|instagram|insta|facebook|messenger|skype|google chat|hangouts|discord|imessage)\b`;
const gone = String.raw`\b(abroad|overseas|out of (the )?(country|town|state)|another country|(oil )?rig|offshore|missionary|mission trip|deployed|stationed|moved to (spain|france|germany|london|the us|the uk|canada|australia|dubai|norway|italy)|(got|took|have|accepted) (a|my) (posting|assignment)|(posted|relocated|transferred|seconded) to \w+|living in (another|a different) (city|country))\b`;

export const en: LanguageRules = {
  found: {
    payment: [
      // Cash for somebody else, known by a number alone.
      near('\\bcash\\b', String.raw`\b(in|under|to|for) (my|his|her) \w+(-in-law)?'s name\b`, 80),
      near(
        String.raw`\b(text|send|give|tell|read)\b`,
        String.raw`\b(receipt|tracking|reference|transaction|control) (number|code)\b`,
        30,
      ),
      /\bwire(d)? (me|us|it|the|a|your|over|half|\d|[$€£]|some|any)|\b(wire|bank wire) transfers?\b|\b(by|via) wire\b/,
      near(
        String.raw`\b(pay\w*|paid|send|sent|transfer\w*|deposit|rent|accept|take|buy|fee|costs?|scan)\b`,
        String.raw`\b(bitcoins?|btc|eth|ethereum|crypto(currency|currencies)?|gift ?cards?|gift vouchers?|prepaid cards?|money orders?|cashier'?s che(ck|que)s?)\b`,
      ),
      near(
        String.raw`\b(pay|send|transfer|take|accept|deposit|via|through)\b`,
        String.raw`\b(paypal|revolut|apple pay|friends and family)\b`,
        40,
      ),
      /\b(bank|money|cash) ?transfers?\b.{0,40}\b(before|first|today|now|to (hold|secure|reserve))\b/,
      /\biban\b|\b(account|routing|sort) (number|code)\b/,
      /\bcash\b.{0,20}\b(in an envelope|by (post|mail|courier))\b/,
    ],
    deposit: [
      // A price for a visit, or one that the first rent gets smaller by.
      /\b(ask|charg|tak|cost|want)\w*[^,;]{0,25}\d{2,4}\b[^,;]{0,15}\bfor (the|a|your|each|every) (tour|viewing|visit|showing)\b/,
      /\d{2,4}\b.{0,40}\b(off|from|against|towards?) (your|the) first (rent|month)\b/,
      near(
        pay,
        String.raw`\b(before|prior to|without|ahead of)\b.{0,30}\b(you |we |i |the |a |any |even |ever )*${see}`,
        60,
      ),
      near(
        pay,
        String.raw`\b(hold|reserve|secure|block|lock|guarantee|take) (it|the (room|place|flat|apartment|spot)|this (room|place|flat)|your (place|spot|room)|a viewing|off the market)\b`,
        60,
      ),
      near(
        pay,
        String.raw`\b(up ?front|in advance|right (now|away)|straight away|immediately|today|tonight|within (\d+|two|three|24) hours)\b`,
        40,
      ),
      near(
        String.raw`(?<!\d)\d{2,4}\b`,
        String.raw`\b(put|scratch|write|have|move|get)\b.{0,20}\b(on|to the top of|first on) (the|my|our) (waiting )?(list|queue)\b`,
        80,
      ),
      /\b(whoever|who(soever)? first|the first (one |person )?(to|who)|first to)\b.{0,30}\b(pays?|puts?|sends?|transfers?|leaves?)\b.{0,40}\b(gets?|has|takes?|keeps?)\b/,
      // Payment decides who may visit.
      near(
        `${amount}|${pay}`,
        String.raw`\b((take|took|taking|pull) (the|my|this) (ad|listing|post) (down|off)|(has|have|got|with|put) your name on|tell (the|all) (the )?others?|turn\w* (the |all )?(others?|rest|them) (away|down)|(say|said) no to (the|all)|stop (showing|looking))\b`,
        80,
      ),
      /\b(holding|reservation|application|booking|viewing|inspection|key|processing) (fee|deposit)\b/,
      /\bfirst (you )?(pay|send|transfer)\b|\b(pay|send|transfer)\b.{0,40}\bfirst\b(?! (of|day|month))/,
    ],
    elsewhere: [
      followedBy(app, String.raw`(\b(me|us|you|number|at|on|instead|there|group)\b|\+?\d)`, 40),
      followedBy(
        String.raw`\b(text|call|message|write|contact|reach|add|ping|dm|e-?mail|talk|chat|continue|reply|find|here is|on my|switch|move)\b`,
        app,
        40,
      ),
      /\b(e-?mail|text|call|phone|sms|ring) (me|us)\b/,
      /\bmy (private |personal )?(e-?mail|phone|number|cell|mobile|whatsapp)( address| number)?\b(?! of)/,
      /\b(off|outside|away from)( of)? ((this|the) (site|app|platform|website|chat)|here|roomieradar)\b/,
      /\b(g ?mail|hotmail|yahoo|outlook|proton ?mail)\b.{0,20}\b(com|dot)\b/,
    ],
    abroad: [
      // No lawyer hands out keys.
      near(String.raw`\b(lawyer|attorney|solicitor|notary)\b`, String.raw`\bkey`, 60),
      /\b(nobody|no one|no-one) can (open|show|unlock)\b.{0,25}\b(flat|apartment|room|house|place|door)\b/,
      followedBy(
        gone,
        String.raw`\b(can ?(no|')?t|cannot|unable|not able|so (the|my|i|you)|nobody can|no one can|my (agent|lawyer|sister|assistant|flat|apartment|property|place)|keys?|rent (it )?out|tenant|show|nobody is|no one is|(is|stands) (empty|vacant|locked))\b`,
        120,
      ),
      /\b(can ?(no|')?t|cannot|unable to|not able to)\b.{0,20}\b(show|meet)\b.{0,60}\b(abroad|overseas|travel\w*|because i (am|work|live)|in person|work contract|out of)/,
    ],
    keys: [
      near(
        String.raw`\b(courier|delivery (man|driver|company|service)|parcel service)\b`,
        String.raw`\bkeys?\b`,
        45,
      ),
      near(
        String.raw`\b(e?mail(ed|ing)?|send|sent|sending|ship\w*|post(ed)?|courier\w*|deliver\w*|dhl|fedex|ups|usps|parcel|airbnb agent|by post)\b`,
        String.raw`(?<!mail ?box )(?<!post ?box )\b(keys?|(door )?fobs?|key ?rings?|access cards?)\b(?! ?(code|words?|board|facts|points))`,
        45,
      ),
    ],
    codes: [
      /\bsent you (a|the) (\w+ )?code\b|\bcode\b.{0,60}\bwhat (is|does) it\b/,
      near(
        String.raw`\b(send|tell|give|forward|read|share|text|need|what is|type|enter|reply)\b`,
        String.raw`\b(verification|confirmation|security|sms|one[- ]time|login|auth\w*|activation|whatsapp|google|6|six|4|four)[- ]?(digits?)?[ -]?(codes?|pin|password|passcode)\b`,
        60,
      ),
      near(
        String.raw`\b(send|tell|give|forward|read|share|pass|type|copy|paste|write|enter)\b`,
        String.raw`\b(six|6|four|4|five|5)[- ](digits?|figures?|numbers)( number)?\b|\bnumber\b.{0,20}\bby (text|sms)\b`,
        60,
      ),
      near(
        String.raw`\b(text|sms|message) (from|by) (the|your) (bank|app|phone|network)\b`,
        String.raw`\b(say|says|read|type|digits|numbers?|tell)\b`,
        60,
      ),
      /\b(type|send|give|read|tell)\b.{0,15}\b(those|these|the) (digits|numbers)\b/,
      /\b(sent|send) you a (verification |confirmation |security )?code\b/,
      followedBy(
        String.raw`\b(tell|send|give|read) (me |us )?(the )?`,
        String.raw`(six|6|four|4)[- ]digits?\b`,
        0,
      ),
      /\bcode\b.{0,40}\b(you (just |will |should )?(get|got|receive\w*|see)|sent to your|on your phone|arrives?|came)\b/,
    ],
    links: [],
    identity: [
      /\b(passports?|driver'?s?'? licen[cs]es?|driving licen[cs]es?|identity (cards?|papers?|documents?)|id[ -]cards?|social security|ssn|national insurance number|birth certificates?)\b/,
      followedBy(
        String.raw`\b(copy|copies|photo|picture|scan|image|selfie)\b`,
        String.raw`\b(of|with)\b.{0,15}\b(id|i\.d\.|visa|papers|documents?|credit card|bank card)\b`,
        30,
      ),
      /\b(bank|pay) ?(statements?|slips?|stubs?)\b|\bpayslips?\b/,
    ],
  },
  harmless: {
    payment: [refusal, agreed],
    deposit: [
      refusal,
      agreed,
      /\b(back|returned|refunded) (at|when|in full)\b|\bbefore (you )?(pay|sign)/,
    ],
    elsewhere: [
      // A placeholder.
      /\b(letter ?box|mail ?box|door ?bell)\b/,
      afterVisit.en,
      /\b(works? (at|for)|worked (at|for)|never|don't need|do not need|won't|rather stay|keep it here|prefer to (write|stay) here)\b/,
    ],
    keys: [
      /\b(takes?|accepts?|collects?|receives?) (in )?(your |the )?(parcels|packages)\b|\bparcel (lockers?|room|box)\b/,
      /^(?!.*\b(courier|delivery|parcel service)\b).*\b(in person|by hand|hand (you|over)|never|don't|letter ?box when)\b/,
    ],
    codes: [
      followedBy(
        String.raw`\b(never|don't|do not) `,
        String.raw`(send|share|give|tell|forward)\b`,
        0,
      ),
      /\b(door|gate|building|dress|post|zip|wi-?fi)\b/,
    ],
    identity: [
      /\b(bring|show|see)\b.{0,40}\b(viewing|signing|visit|in person)\b|\b(never|don't|do not)\b|\brenew(ed|ing)?\b|\blost my\b/,
    ],
  },
  warns:
    /^(?!.*\b(send|pay|wire|transfer|give|text|write) (me|us)\b).*(\b(beware|careful|watch out|wary)( (of|with|about))? (anyone|anybody|people|those|someone|who\w*)\b|\b(i|we|my \w+|a friend)( \w+){0,2} (lost|paid|sent|was asked|were asked|got asked|fell for)\b.*\b(scam\w*|someone who|never saw|fake|fraud|a lie)\b|\bhappened to (me|us|a friend|my)\b|\b(anyone|whoever|people who|someone who)\b.*\b(is|are) (a )?(scammers?|frauds?|crooks?)\b)/,
  across: {
    abroad: [
      followedBy(
        gone,
        String.raw`\b((can ?(no|')?t|cannot|unable to|not able to) (show|meet|be there|come|open)|mail(ed)? the keys?|send (you )?the keys?|agent|courier|airbnb|deposit)\b`,
        140,
      ),
    ],
  },
};

import { followedBy, near, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const site = String.raw`(?:https?:\/\/|hxxps?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|top|xyz|click|icu|buzz|shop|online|site|live|vip|rest|link|ru|cc|de|es|br|pt)\b)`;

const brands = String.raw`airbnb|booking|paypal|roomieradar|immo(?:bilien)?scout(?:24)?|idealista|olx|fotocasa|kleinanzeigen|wg-gesucht|spotahome|uniplaces|zillow|zumper|craigslist|vrbo|dubizzle|bayut`;

const numbers = [
  String.raw`zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|double|triple|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred`,
  String.raw`null|eins|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun|zehn|(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreissig|(?:vier|funf|sech|sieb|acht|neun)zig)`,
  String.raw`cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|(?:tre|cuare|cincue|sese|sete|oche|nove)inta|(?:cuar|cincu|ses|set|och|nov)enta|veint(?:e|i[a-z]+)`,
  String.raw`um|dois|duas|tres|quatro|sete|oito|nove|meia|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa`,
  String.raw`صفر|واحد|اثنان|اثنين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره`,
].join('|');

/**
 * A phone number that is written out, also in tens, also partly in digits: so many numbers in a row
 * are hardly anything else.
 */
const spelledNumber = new RegExp(
  String.raw`(?<![a-zء-ي])(?:(?:${numbers}|\d{1,2})(?![a-zء-ي\d])[ ,،./-]*(?:(?:y|e|and|und|plus|mas|mais) )?){5,14}(?:${numbers})(?![a-zء-ي])`,
);

/** Rules for text that is the same in every language: brands, addresses, numbers. */
export const anyLanguage: LanguageRules = {
  found: {
    payment: [
      /\b(western ?union|moneygram|money gram|paysafe\w*|money ?pak|neosurf|flexepin|litecoin|usdc|ria money|world ?remit|remitly|zelle|cash ?app|cashapp|venmo|bizum|usdt|tether)\b/,
      /\b(apple|amazon|steam|google play|itunes) (gift ?)?(gutschein\w*|cards?|karte\w*|tarjeta\w*|cartao|cartoes)\b/,
      /\b(in|by|via|with|through|per|en|por|em|com) (ethereum|ether|bitcoins?|btc)\b/,
      // Credit of a shop, whatever it is called.
      near(
        String.raw`\b(apple|amazon|steam|google play|itunes|playstation|xbox|netflix)\b|امازون|ايتونز|ستيم|جوجل بلاي`,
        String.raw`\b(cards?|tarjetas?|cart(ao|oes)|karten|vouchers?|gutschein\w*|guthaben\w*|vales?|cupon(es)?|cupo(m|ns)|saldo|credits?)\b|بطاقات|بطاقه|كرت|كروت|قسيم|قسائم|رصيد`,
        20,
      ),
      // Scratching such a card.
      /\bscratch (it |them )?off\b|\bscratch the (back|code|card|silver)|\b(frei|auf)rubbel\w*|\brubbel\w* (sie|die|den|das|es)\b|\brasp(a|as|ar|e|es)\b.{0,40}\b(foto|codigo|numero|reverso|verso)\b|(اكشط|تكشط|الكشط)/,
      /ويسترن ?يونيون|وسترن ?يونيون|موني ?[جغق]رام|يو اس دي تي/,
    ],
    deposit: [],
    elsewhere: [
      // A mail address, also written around.
      /(?<![\w.+-])[\w.+-]+ ?(@| ?[([{] ?(at|arroba) ?[)\]}] ?| (at|arroba) ) ?[\w-]+(\.| ?[([{] ?(dot|punto|punkt|ponto) ?[)\]}] ?| (dot|punto|punkt|ponto) )[a-z]{2,}/,
      // A phone number: years, rents and dates are shorter or written otherwise.
      /(\+|\b00)\d[\d ().-]{6,}\d|\b\(?\d{3}\)?[ .-]\d{3}[ .-]\d{3,4}\b|\b0\d{2,4}[ /-]?\d{3,4}[ -]?\d{2,5}\b|\b[679]\d{2}[ .-]?\d{3}[ .-]?\d{3}\b|(?:\b\d[ .-]){7,}\d\b|\b\d{2} 9\d{4}-?\d{4}\b/,
      spelledNumber,
      // A name at another service.
      /\b(snap(chat)?|kik|line|kakao ?talk|zalo|imo|botim|wickr|discord|insta(gram)?|tele(gram)?|signal)\b( ?id| user| name)? ?[:=@-] ?@?[a-z][\w.]{3,}|(سناب|انستا|تلجرام|تليجرام)( شات)? ?[:=@-]/,
      // A mail address without its end.
      /(?:\b(at|arroba|a with a circle)\b|@|(?<![ء-ي])ات) ?(?:(gmail|g mail|hotmail|outlook|gmx|icloud|proton ?mail)\b|جيميل|هوتميل|ياهو)/,
      // A service by the looks of its sign.
      /\b(green|blue|purple|yellow) (chat ?)?(app|messenger)\b|\b(app|aplicacion|aplicativo) (verde|azul)\b|\b(grune[nrs]?|blaue[nrs]?) (app|messenger)\b|(التطبيق|البرنامج) (الاخضر|الازرق)/,
      /\b(wa\.me|t\.me|m\.me|signal\.me|telegram\.me|api\.whatsapp\.com)\//,
    ],
    abroad: [],
    keys: [],
    codes: [],
    links: [
      /\b(bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|rb\.gy|goo\.gl|is\.gd|shorturl\.at|ow\.ly|tiny\.cc|s\.id)\b/,
      /(https?:\/\/|hxxps?:\/\/)\d{1,3}(\.\d{1,3}){3}/,
      /\bxn--/,
      /\bhxxps?:/,
      // A known name that is only a part of the host.
      new RegExp(String.raw`\b[\w-]*(${brands}|whatsapp|trustpilot|escrow)\w*-[\w.-]+\.[a-z]{2,}`),
      new RegExp(String.raw`\b[\w-]+-(${brands})\w*\.[a-z]{2,}`),
      /\b(airbnb|booking|paypal|roomieradar|immoscout24|idealista)\.[a-z]+[.-](?!com?\b|uk\b|br\b)[a-z-]{2,}/,
      /\b[\w-]+\.(top|xyz|click|icu|buzz|vip|rest|cam|gq|tk|ml|cf)\b/,
      followedBy(
        String.raw`\b(click|tap|log ?in|sign ?in|verify|pay|book|register|klick\w*|melde|verifizier\w*|bezahl\w*|anmeld\w*|haz clic|pulsa|entra|inici\w* (sesion|sessao)|autentic\w*|verifica\w*|paga\w*|clique|clica|acesse|entre|faca login|pague)\b`,
        site,
        45,
      ),
      // The details of a card, at some site.
      near(
        String.raw`\b(card|bank) (details|data|number)\b|\b(karten|bank)daten\b|\b(datos|dados|detalhes) (de|del|d[ao])( \w+)? (tarjeta|cartao|banco)\b|بيانات (بطاقت|البطاقه|الحساب)`,
        site,
        80,
      ),
      followedBy('(اضغط|انقر|ادخل|سجل|ادفع|افتح)', site, 45),
    ],
    identity: [],
  },
  harmless: { elsewhere: Object.values(afterVisit) },
  warns: /^$/,
  across: {},
};

import { followedBy, near, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const site = String.raw`(?:https?:\/\/|hxxps?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|top|xyz|click|icu|buzz|shop|online|site|live|vip|rest|link|ru|cc|de|es|br|pt)\b)`;

/** What reads the same in every language: brands, addresses, numbers. */
export const anyLanguage: LanguageRules = {
  found: {
    payment: [
      /\b(western ?union|moneygram|money gram|paysafe\w*|money ?pak|neosurf|flexepin|litecoin|usdc|ria money|world ?remit|remitly|zelle|cash ?app|cashapp|venmo|bizum|usdt|tether)\b/,
      /\b(apple|amazon|steam|google play|itunes) (gift ?)?(gutschein\w*|cards?|karte\w*|tarjeta\w*|cartao|cartoes)\b/,
      /\b(in|by|via|with|through|per|en|por|em|com) (ethereum|ether|bitcoins?|btc)\b/,
      // Credit of a shop, whatever it is called.
      near(
        String.raw`\b(apple|amazon|steam|google play|itunes|playstation|xbox|netflix)\b|امازون|ايتونز|ستيم|جوجل بلاي`,
        String.raw`\b(vouchers?|gutschein\w*|guthaben\w*|vales?|cupon(es)?|cupo(m|ns)|saldo|credits?)\b|بطاقات|بطاقه|قسيم|قسائم|رصيد`,
        20,
      ),
      /ويسترن ?يونيون|وسترن ?يونيون|موني ?[جغق]رام|يو اس دي تي/,
    ],
    deposit: [],
    elsewhere: [
      // A mail address, also written around.
      /[\w.+-]+\s?(@|\s?[([{]\s?(at|arroba)\s?[)\]}]\s?|\s(at|arroba)\s)\s?[\w-]+(\.|\s?[([{]\s?(dot|punto|punkt|ponto)\s?[)\]}]\s?|\s(dot|punto|punkt|ponto)\s)[a-z]{2,}/,
      // A phone number: years, rents and dates are shorter or written otherwise.
      /(\+|\b00)\d[\d\s().-]{6,}\d|\b\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{3,4}\b|\b0\d{2,4}[\s/-]?\d{3,4}[\s-]?\d{2,5}\b|\b[69]\d{8}\b|\b\d{2} 9\d{4}-?\d{4}\b/,
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
      /\b[\w-]*(airbnb|booking|paypal|roomieradar|immoscout|idealista|whatsapp|trustpilot|escrow)[\w]*-[\w.-]+\.[a-z]{2,}/,
      /\b[\w-]+-(airbnb|booking|paypal|roomieradar|immoscout|idealista)\w*\.[a-z]{2,}/,
      /\b(airbnb|booking|paypal|roomieradar|immoscout24|idealista)\.[a-z]+[.-](?!com?\b|uk\b|br\b)[a-z-]{2,}/,
      /\b[\w-]+\.(top|xyz|click|icu|buzz|vip|rest|cam|gq|tk|ml|cf)\b/,
      followedBy(
        String.raw`\b(click|tap|log ?in|sign ?in|verify|pay|book|register|klick\w*|melde|verifizier\w*|bezahl\w*|anmeld\w*|haz clic|pulsa|entra|inicia sesion|verifica\w*|paga\w*|clique|clica|acesse|entre|faca login|pague)\b`,
        site,
        45,
      ),
      followedBy('(اضغط|انقر|ادخل|سجل|ادفع|افتح)', site, 45),
    ],
    identity: [],
  },
  harmless: { elsewhere: Object.values(afterVisit) },
  across: {},
};

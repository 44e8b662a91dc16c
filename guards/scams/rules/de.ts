import { near, followedBy, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const pay = String.raw`(\b(zahl\w*|bezahl\w*|uberweis\w*|kaution|anzahlung|gebuhr\w*|geld|miete|vorkasse|schick\w* (mir |uns )?(das |die )?(geld|kaution|miete)|\d+ ?(€|euro)|€ ?\d+)\b|\w+(zahlung|gebuhr)\b)`;
const see = String.raw`(besichtig\w*|anschau\w*|angeschaut|ansehen|angesehen|gesehen|treff\w*|schlussel\w*|kommst|vorbeikomm\w*|termin|zeigen?)\b`;
const refusal = /\b(nie|niemals|kein(e|en|er)?|nicht)\b/;
const agreed =
  /\b(bei|nach|mit|zur|beim|zum|sobald)( \w+){0,3} (unterschrift|unterschreiben|vertrag\w*|mietvertrag\w*|einzug|ubergabe|schlusselubergabe|besichtigung|unterzeichn\w*)\b/;
const app = String.raw`\b(whats ?app|telegram|signal|viber|threema|telega|wapp|whats|instagram|insta|facebook|messenger|skype|discord)\b`;
const gone = String.raw`\b(im ausland|ins ausland|nicht (mehr )?in deutschland|ausser landes|auf montage|bohrinsel|olplattform|auf (einem|dem|unserem)( \w+)? schiff|auf see|auf mission|auslandseinsatz|nach \w+ (gezogen|versetzt|umgezogen)|beruflich in (london|england|spanien|schweden|norwegen|irland|italien|den usa))\b`;

export const de: LanguageRules = {
  found: {
    payment: [
      /\b(heute|jetzt|sofort|gleich)\b.{0,30}\d{2,4}\b.{0,20}\b(per|als) uberweisung\b/,
      // Cash for somebody else, known by a number alone.
      near(
        String.raw`\b(bar|bargeld|einzahl\w*)\b`,
        String.raw`\b(auf|unter) den namen (meine[rs]|seine[rs]|ihre[rs])\b`,
        80,
      ),
      near(
        String.raw`\b(schick\w*|nenn\w*|gib|sag\w*)\b`,
        String.raw`\b(quittungs|beleg|sendungs|transaktions|vorgangs)nummer\b`,
        30,
      ),
      near(
        String.raw`\b(zahl\w*|bezahl\w*|schick\w*|send\w*|uberweis\w*|kaution|miete|nehme|akzeptier\w*|kauf\w*|anzahlung|per|mit|nur|code)\b`,
        String.raw`\b(bitcoins?|btc|ethereum|krypto\w*|gutschein(e|en|karte|karten|code)?|geschenkkarten?|prepaid-?karten?|guthabenkarten?)\b`,
      ),
      near(
        String.raw`\b(zahl\w*|bezahl\w*|schick\w*|send\w*|uberweis\w*|kaution|per|uber)\b`,
        String.raw`\b(paypal|revolut|freunde und familie)\b`,
        40,
      ),
      /\b(auslandsuberweisung|blitzuberweisung|sofortuberweisung|echtzeituberweisung|bargeldtransfer|geldtransfer)\b/,
      /\b(uberweis\w*)\b.{0,60}\b(vorab|vorher|sofort|heute|zuerst|im voraus|auf (mein|das|dieses) konto|reservier\w*|treuhand\w*|mir)\b/,
      /\b(vorab|vorher|sofort|heute|zuerst|im voraus)\b.{0,40}\buberweis\w*/,
      /\biban\b|\bkontonummer\b/,
      /\b(bargeld|geld)\b.{0,25}\b(im umschlag|in (einen|einem) umschlag|per post|mit der post|im brief)\b/,
    ],
    deposit: [
      // A price for a visit, or one that the first rent gets smaller by.
      /\b(nimmt|nehmen|verlang\w*|kostet|berechn\w*)\b[^,;]{0,25}\d{2,4}\b[^,;]{0,15}\bfur (den|die|einen|eine|jede|jeden) besichtigung\w*/,
      /\bersten (monats)?miete (verrechn|angerechn|abgezog)\w*/,
      near(pay, String.raw`\b(vor|bevor|ehe|ohne)\b.{0,40}${see}`, 60),
      near(
        pay,
        String.raw`\b(reservier\w*|freihalt\w*|zuruckhalt\w*|zuruckleg\w*|zu sichern|sichern|blockier\w*|fur dich (halte|reserviere))\b`,
        60,
      ),
      near(
        pay,
        String.raw`\b(im voraus|vorab|im vorhinein|sofort|noch heute|heute noch|umgehend|innerhalb von \d+ stunden|zuerst|als erstes)\b`,
        40,
      ),
      /\bohne (anzahlung|kaution|zahlung|geld)\b.{0,60}\b(zeigen|besichtig\w*|termin|adresse|ansehen)\b/,
      /\b(heute|sofort|zuerst|jetzt)\b.{0,30}\b(kaution|anzahlung|geld|miete|euro)\b|\bjetzt (anzahl\w*|zahl\w*)\b/,
      /\b(gegen|bei|nach|sobald|mit)\b.{0,40}\b(anzahlung|kaution|geld|gebuhr|zahlung)\b.{0,40}\b(halte?|lege?|reserviere?)\b.{0,20}\b(frei|zuruck|dich)\b/,
      near(
        String.raw`(?<!\d)\d{2,4}\b`,
        String.raw`\b(stehst|setze|schreibe|kommst|bist|nehme)\b.{0,25}\b(auf|oben auf|ganz oben auf) (der|die|meine|meiner) (warte)?liste\b`,
        80,
      ),
      // Payment decides who may visit.
      near(
        String.raw`${pay}|(?<!\d)\d{2,4}\b`,
        String.raw`\b((den|allen) (anderen|ubrigen|restlichen)( \w+)? (ab(zu)?sag\w*)|sag\w* (den|allen) (anderen|ubrigen)|anzeige (raus|runter|offline)\w*|steht dein name)\b`,
        80,
      ),
      /\b(wer|der erste)\b.{0,30}\b(zahlt|anzahlt|uberweist|schickt|hinterlegt)\b.{0,40}\b(bekommt|kriegt|hat)\b/,
      /\b(reservierungs|besichtigungs|bearbeitungs|vermittlungs|schlussel)(gebuhr|kaution|pfand|anzahlung)\b|\bvorkasse\b/,
    ],
    elsewhere: [
      followedBy(
        String.raw`\b(schreib\w*|ruf\w*|meld\w*|kontaktier\w*|erreich\w*|adde?|weiter|antwort\w*|lieber|per|auf|uber|hier ist|mein(e)?)\b`,
        app,
        40,
      ),
      followedBy(
        app,
        String.raw`(\b(mir|uns|nummer|schreib\w*|weiter|besser|erreichbar|bitte)\b|\+?\d)`,
        40,
      ),
      /\b(ruf|rufen) (mich|uns|sie)( \w+){0,3} an\b|\b(schreib|schick)\w* (mir |uns )?(bitte )?(eine )?(e-?mail|sms|mail)\b/,
      /\bmeine (private )?(e-?mail|handynummer|nummer|telefonnummer|mailadresse|mail|handy)\b/,
      /\bausserhalb (der|dieser|von) (plattform|seite|app|website|roomieradar)\b/,
    ],
    abroad: [
      // No lawyer hands out keys.
      near(String.raw`\b(anwalt\w*|notar\w*)\b`, String.raw`schlussel`, 60),
      /\b(kann niemand|niemand kann)\b.{0,40}\b(aufschliessen|aufmachen|offnen|zeigen)\b/,
      followedBy(
        gone,
        String.raw`\b(kann|konnen|nicht|niemand|deshalb|daher|darum|schlussel|makler|agent\w*|meine (wohnung|schwester)|vermiet\w*|steht leer|komme nicht|keine? besichtigung\w*|besichtigung\w*|kurier\w*)\b`,
        120,
      ),
      /\b(kann|konnen)\b.{0,40}\b(nicht|leider nicht)\b.{0,20}\b(zeigen|treffen|vor ort|dabei)\b.{0,40}(\bausland|\bweil ich|\bda ich|\bwohne in|\barbeite in|personlich)/,
    ],
    keys: [
      /\blasst? (dir |ihnen )?(die |den )?(wohnungs|haus)?schlussel\w* (bringen|zukommen|zustellen|aushandigen)\b/,
      near(
        String.raw`\b(schick\w*|send\w*|versend\w*|verschick\w*|zugeschickt|zuschick\w*|kurier\w*|dhl|ups|fedex|paket|per post|mit der post|liefer\w*|zustell\w*)\b`,
        String.raw`\b(wohnungs|haus|zimmer)?schlussel(bund|satz)?\b`,
        50,
      ),
    ],
    codes: [
      /\bdir (gerade |eben |jetzt )?(einen|den) code (geschickt|gesendet)\b|\bcode\b.{0,60}\bwie lautet er\b/,
      near(
        String.raw`\b(schick\w*|send\w*|sag\w*|nenn\w*|gib|geben|weiterleit\w*|leite|teil\w*|brauche|lies|durchgeben)\b`,
        String.raw`\b((bestatigungs|verifizierungs|sicherheits|sms-?|aktivierungs|anmelde|google-?|whatsapp-?)\w*code|tan|(sechs|6|vier|4)-?stellig\w* (code|zahl|nummer))\b`,
        60,
      ),
      /\b(was steht|lies)\b.{0,25}\b(sms|nachricht)\b|\b(tipp|schick|nenn|sag|gib)\w*\b.{0,20}\b(die|diese) (ziffern|zahlen)\b/,
      near(
        String.raw`\b(schick\w*|send\w*|sag\w*|nenn\w*|gib|weiterleit\w*|leite|lies|durchgeben|tipp\w*|schreib\w*|kopier\w*)\b`,
        String.raw`\b(sechs|6|vier|4|funf|5) (ziffern|zahlen|stellen)\b`,
        60,
      ),
      /\bcode\b.{0,40}\b(du (gleich |jetzt |eben )?(bekomm\w*|erhaltst|siehst|bekamst|erhalten)|auf dein handy|per sms|zugeschickt)\b/,
    ],
    links: [],
    identity: [
      /\b(reisepass\w*|personalausweis\w*|ausweiskopie\w*|ausweis|fuhrerschein\w*|geburtsurkunde|sozialversicherungsnummer|steuer-?id)\b/,
      /\b(kopie|foto|scan|selfie|bild)\b.{0,30}\b(mit|von|vom|deines|deiner|ihres)\b.{0,25}\b(ausweis\w*|pass|kreditkarte|bankkarte|dokument\w*)\b/,
      /\b(kontoauszug\w*|kontoauszuge|gehaltsnachweis\w*|gehaltsabrechnung\w*|lohnabrechnung\w*)\b/,
    ],
  },
  harmless: {
    payment: [refusal, agreed],
    deposit: [
      /\b(nie|niemals|kein(e|en)? \w*|nichts) ?(geld|zahl|vorab|kaution|uberweis)?/,
      /\bnicht\b.{0,20}\b(zahl|bezahl|uberweis)/,
      agreed,
      /\bbevor (du )?(etwas )?(zahlst|bezahlst|uberweist|unterschreibst)/,
    ],
    elsewhere: [
      // A placeholder.
      /\b(klingel\w*|briefkasten)\b/,
      afterVisit.de,
      /\b(arbeitet bei|arbeite bei|lieber hier|hier bleiben|keine nummer|nicht notig|nicht (uber|per|auf))\b/,
    ],
    keys: [
      /\bpakete nimmt\b|\bnimmt (die |deine )?pakete\b|\b(personlich|ubergabe|ubergeb\w*|nie|niemals)\b/,
    ],
    codes: [/\b(nie|niemals|keine?n?)\b|\b(turcode|haustur|wlan|postleitzahl|dresscode)\b/],
    identity: [
      // Shown in person.
      /\b(bring|bringe|bringst|bringt|nimm)\b.{0,50}\bmit\b|\bmitbring\w*/,
      /\b(zur|bei der|beim|zum) (besichtigung|vertrag\w*|unterschrift|termin|einzug)\b|\b(nie|niemals|kein(e|en)?|nicht|nie|verloren|vorbereitung)\b/,
    ],
  },
  warns:
    /^(?!.*\b(schick\w*|zahl\w*|uberweis\w*|gib|schreib\w*) (mir|uns)\b).*(\bvorsicht (vor|bei) (leuten|allen|jedem|denen)\b|\bpass\w* auf\b.*\bwer\b|\b(mir|uns|\w+ freund(in)?) (ist|wurde|hat)\b.*\b(passiert|betrogen|abgezockt)\b|\breingefallen\b|\b(wer|leute, die|jeder, der)\b.*\b(ist|sind) (ein )?betruger\b)/,
  across: {
    abroad: [
      followedBy(
        gone,
        String.raw`\b(nicht (selbst )?(zeigen|vor ort|treffen|kommen|besichtigen)|schlussel\b.{0,20}(schick|post|kurier|send)|makler|agentur|kurier|airbnb|kaution)\b`,
        140,
      ),
    ],
  },
};

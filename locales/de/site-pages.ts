import { limits } from '#contract/limits.ts';
import { formerAccountDays } from '#contract/quotas.ts';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';

// The long pages that the footer links to, one text a paragraph. Names of buttons are in bold; use
// those of the screens.

// About RoomieRadar.
export const about = 'Über RoomieRadar';
export const aboutLede = 'Zimmer und Roomies, die dazu passen, wie du wirklich lebst.';
export const whatItIs = 'Was es ist';
export const whatItIsText = ({ bold }: { bold: Wrap }) =>
  rich`Ein Foto zeigt ein Zimmer, aber nicht die Leute darin. Deshalb stellt RoomieRadar allen dieselben zwölf Fragen zum Alltag: wann du schläfst, wie schnell du aufräumst, wann es ruhig sein soll. Aus den Antworten von zwei Leuten berechnet es ihren ${bold('Roomie Fit')}, einen Score von 0 bis 100, und zeigt, wo jeder fehlende Punkt geblieben ist.`;

export const howScoreWorks = 'So funktioniert der Score';
export const bothWays =
  'Jede Frage wird in beide Richtungen verglichen: was die eine Seite tut, mit dem, was die andere akzeptiert. Was dir wichtiger ist, zählt mehr.';
export const bothContent =
  'Ihr müsst beide zufrieden sein. Passt es für eine Seite zu 90\u00A0% und für die andere zu 40\u00A0%, ist der Score 60, nicht 65.';
export const easierIsFree =
  'Was das Zusammenleben leichter macht, kostet nie Punkte. Wer ordentlicher oder leiser ist, als du wolltest, passt zu dir, außer du sagst etwas anderes.';
export const dealbreakers =
  'Ein Verstoß gegen ein No-Go wird als Konflikt angezeigt, egal wie hoch der Score ist.';
export const leftOut = `Eine ausgelassene Antwort senkt den Score nie. Unter ${formatNumber(limits.fit.minShared)} Fragen, die beide beantwortet haben, gibt es keinen.`;
export const untilItMatters =
  'Sauberkeit, Lärm, Besuch, Rauchen, Alkohol und Homeoffice zählen erst, wenn jemand von euch sagt, dass sie wichtig sind. So macht dich eine rücksichtsvollere Antwort nie wählerischer und senkt nie deinen Score.';
export const matchLine = `Ein Match ist ein Score ab ${formatNumber(limits.fit.matchScore)} ohne Konflikt. Bei Fremden, die zufällig antworten, erreicht das etwa eines von ${formatNumber(limits.fit.strangersPerMatch)} Paaren.`;
export const scoreOfRooms =
  'Ein Zimmer hat einen eigenen Score aus Miete, Zeitraum, Entfernung und Hausregeln. Die beiden werden nie zu einem vermischt.';
export const seeExample = 'Rechenbeispiel ansehen';

export const notClaimed = 'Was der Score nicht behauptet';
export const notClaimedText =
  'Er ist keine Vorhersage und beurteilt niemanden: Dieselben Antworten ergeben mit anderen Leuten andere Scores. Alter, Geschlecht, Herkunft, Religion, Behinderung, Orientierung und Familie spielen keine Rolle, und auch nichts, was sich daraus ableitet. Er ist ein guter Grund für ein erstes Gespräch.';

// Ana is a woman, Ben is a man. Each of the four questions cost some points.
export const example = ({ score }: { score: string }) =>
  `Ein Rechenbeispiel: Ana und Ben, ${score}`;
export const exampleText = ({ missing }: { missing: string }) =>
  `Ana und Ben haben beide vier Fragen beantwortet. Von 100 Punkten fehlen ${missing}:`;
export const exampleLine = ({ topic, points }: { topic: string; points: string }) =>
  `${topic}, −${points}.`;
export const exampleTopics = {
  quiet: 'Ruhezeiten',
  cleaning: 'Küche',
  sleep: 'Schlaf',
  overnight_guests: 'Gäste über Nacht',
};
export const exampleAnswers = {
  quiet: 'Ana möchte Ruhe ab 22:00, und das ist ihr wichtig. Ben reicht Mitternacht.',
  cleaning: 'Ana räumt am selben Tag auf, Ben innerhalb weniger Tage.',
  sleep: 'Beide schlafen eine Stunde außerhalb der Zeiten, die für die andere Seite passen.',
  overnight_guests: 'Für Ana ist ein- oder zweimal im Monat in Ordnung. Ben hat jede Woche Gäste.',
};
export const exampleSum = ({ score, missing }: { score: string; missing: string }) =>
  `Ana ist mit Bens Antworten zu 55\u00A0% zufrieden, Ben mit ihren zu 94\u00A0%. Die Quadratwurzel aus 55\u00A0% × 94\u00A0% ist ${score}\u00A0%. Die ${missing} fehlenden Punkte werden danach verteilt, was jede Frage die beiden gekostet hat.`;

export const accessibilityAim =
  'Wir bauen nach Stufe AA der Web Content Accessibility Guidelines 2.2. Programme prüfen auf unseren Seiten Kontraste, Namen und Reihenfolge, hell und dunkel, und Wege werden nur mit der Tastatur gegangen, bei 320 Pixeln, mit vergrößertem Text und von rechts nach links. Von außen hat es niemand geprüft.';
export const accessibilityLimits =
  'Was fehlt: Fotos sind nur so weit beschrieben, wie es die tun, denen sie gehören; die Karte ist ein Bild, und die Liste daneben hat dieselben Zimmer; wer die Seite betreibt, kann Straßen eines anderen Anbieters zeigen.';
export const accessibilityHelp =
  'Wenn dich etwas aussperrt, sag es denen, die diese Seite betreiben: Sie können es ändern, denn alles davon ist freie Software.';

export const mapSources = 'Woher die Karte kommt';
export const mapSourcesText = (link: { shores: Wrap; license: Wrap; names: Wrap; terms: Wrap }) =>
  rich`Ufer, Seen und Flüsse stammen aus ${link.shores('GSHHG und WDBII')} von P. Wessel und W. H. F. Smith, von uns zugeschnitten und vereinfacht, unter der ${link.license('GNU Lesser General Public License')}. Die Namen der Orte stammen von ${link.names('GeoNames')}, unter ${link.terms('CC BY 4.0')}.`;

export const whoRunsIt = 'Wer diese Seite betreibt';
export const whoRunsItText = (link: { safety: Wrap; privacy: Wrap; terms: Wrap }) =>
  rich`RoomieRadar ist freie Software, die alle betreiben können. Wer die Seite unter dieser Adresse betreibt, entscheidet, wer sie benutzen darf, speichert, was du schreibst, und steht dafür ein. Um die Verwaltung wegen eines Zimmers, einer Person oder einer Nachricht zu erreichen, ${link.safety('melde es auf der jeweiligen Seite')}. Was über dich gespeichert wird, steht unter ${link.privacy('Datenschutz')}, die Regeln unter ${link.terms('Nutzungsbedingungen')}.`;

// Privacy.
export const privacyLede = 'Was wir über dich speichern, wer es sieht und wie lange.';
export const whatWeStore = 'Was wir speichern';
export const stored = {
  given:
    'Dein Name und deine E-Mail-Adresse kommen von dem Dienst, mit dem du dich anmeldest. Alles andere schreibst du selbst: dein Profil und dein Foto, deine Antworten zum Zusammenleben, deine Zimmer, deine Nachrichten und deine Meldungen.',
  signIns: 'Wir speichern auch, wo du angemeldet bist, damit du dich dort abmelden kannst.',
  floods:
    'Damit niemand die Seite mit Aufrufen überflutet, zählen wir Aufrufe für kurze Zeit nach Netzwerkadresse.',
  views: 'Wer ein Zimmer anbietet, sieht, wie oft es angesehen wurde, aber nicht von wem.',
  maps: 'Eine Adresse, die du für ein Zimmer eintippst, wird möglicherweise bei einem Kartendienst nachgeschlagen.',
  favorites:
    'Deine Favoriten und was du ausgeblendet hast, siehst nur du; ohne Konto bewahrt sie dein Browser auf, bis du dich anmeldest. Deine gespeicherten Suchen siehst nur du. Auch deine Notizen zu Favoriten siehst nur du.',
  alerts:
    'Für Benachrichtigungen auf einem Gerät bewahren wir seine Adresse beim Push-Dienst deines Browsers auf, bis du sie ausschaltest oder dich dort abmeldest.',
};
export const seenBy = {
  everyone: 'Alle sehen die Zimmer, die du anbietest, mit deinem Vornamen und Foto.',
  roomies:
    'Andere Roomies sehen auch dein Alter, was du über dich geschrieben hast, was du suchst und deine Antworten, denn der Score vergleicht sie.',
  nobody: 'Niemand sonst sieht deinen Nachnamen, dein Geburtsdatum oder deine E-Mail-Adresse.',
  place:
    'Die Lage eines Zimmers ist auf etwa 100 Meter gerundet, und die Hausnummer sehen nur die, die eine Besichtigung vereinbart oder ein Angebot angenommen haben.',
  household:
    'Wenn du der WG eines Zimmers beitrittst, sehen angemeldete Roomies dort, dass du in ihr wohnst, bis du sie verlässt.',
  administrators:
    'Die Verwaltung sieht, was gemeldet wird. Sie kann die Nachrichten einer gemeldeten Anfrage lesen, und jedes Mal wird das festgehalten.',
};
/** The headings of the privacy page, then of the terms. */
export const whatWeDoNot = 'Was wir nicht tun';
export const privacyNotDone =
  'Wir zeigen keine Werbung und verfolgen dich nicht: Unsere Seiten laden nichts von fremden Seiten, und wir verkaufen nichts über dich. Ein Cookie gibt es nur, während du dich anmeldest, und eins, sobald du eine Sprache wählst, hier oder in deinem Konto: Darin steht ein Jahr lang diese Sprache und sonst nichts. Angemeldet hält dich dein Browser selbst; er bewahrt auch auf, was du geschrieben und noch nicht gesendet oder gespeichert hast. Wir zählen, wie schnell Seiten laden, aber nicht für wen.';
export const mails = 'Mails';
export const mailsText =
  'Wir schreiben dir, wenn du eine Nachricht oder eine Antwort bekommst, wenn eine gespeicherte Suche ein Zimmer findet, wenn sich an einem Favoriten etwas ändert und wenn du dein eigenes Zimmer bestätigen sollst. In jeder dieser Mails ist ein Link, um solche abzubestellen. Entscheidungen über dich oder über deine Meldungen und Warnungen vor Betrug kommen immer.';
export const yourChoices = 'Deine Möglichkeiten';
export const yourChoicesText = ({ profile }: { profile: Wrap }) =>
  rich`In ${profile('deinem Profil')} änderst du, was du geschrieben hast, lädst alles herunter, meldest dich anderswo ab und löschst dein Konto.`;
export const afterDeletion = 'Nachdem du dein Konto gelöscht hast';
export const afterDeletionText =
  'Dein Profil, deine Antworten, dein Foto und deine Zimmer werden sofort gelöscht. Was du anderen geschrieben hast, bleibt bei ihnen, ohne deinen Namen, und Meldungen von dir bleiben bei der Verwaltung, ebenfalls ohne ihn.';
export const whatWeKeep = 'Was wir danach behalten und warum';
/** `days` is a number of 2 or more. */
export const whatWeKeepText = ({ days }: { days: string }) =>
  `Wer ein Konto löscht, soll damit keine Blockierung, Grenze oder Sperre aufheben. Deshalb behalten wir einen Code, der aus deiner Anmeldung entsteht und sich nicht zurückrechnen lässt. Unter diesem Code behalten wir ${formatNumber(formerAccountDays)} Tage lang, wer wen blockiert hat, und höchstens ${days} Tage lang, wie oft du geschrieben oder ein Zimmer angeboten hast. Eine Sperre bleibt, bis die Verwaltung sie aufhebt. Wenn du in dieser Zeit zurückkommst, gilt all das wieder; sonst wird es gelöscht.`;

// Staying safe.
export const safetyLede =
  'Fast alle hier wollen, was du willst: ein gutes Zuhause mit guten Leuten. So erkennst du die anderen, und das kannst du tun.';
export const beforeYouPay = 'Bevor du etwas zahlst oder schickst';
export const neverPay =
  'Zahle nie, bevor du das Zimmer gesehen hast: keine Kaution, keine Gebühr fürs Freihalten, keine Miete im Voraus. Zahle nach einer Besichtigung und mit einem Vertrag.';
export const sendNoPapers =
  'Schicke niemandem, den du nicht getroffen hast, eine Kopie von Ausweis, Pass oder Kontoauszug. Um dir zu antworten, braucht das niemand.';
export const keepWritingHere =
  'Schreibt hier weiter, bis ihr euch getroffen habt. Hier kannst du melden und blockieren; bei einem anderen Dienst können wir nicht helfen.';
export const tooGood =
  'Lass die Finger von dem, was zu gut oder zu eilig ist: eine Miete weit unter dem Üblichen, ein Angebot aus dem Ausland mit Schlüssel per Post, ein Zimmer, das weg ist, wenn du nicht heute zusagst.';
export const weWarn =
  'Wir warnen dich neben einer Nachricht, die nach Geld oder Ausweispapieren fragt oder dich woanders schreiben lassen will. Die Warnung ist eine Vermutung anhand von Ausdrücken in den fünf Sprachen dieser Seite; dass eine Nachricht keine Warnung hat, beweist also nichts.';
export const whenYouMeet = 'Wenn ihr euch trefft';
export const letAFriendKnow =
  'Sag Freunden, wohin du gehst und wann du zurück bist, oder nimm jemanden mit.';
export const goByDay = 'Geh bei Tag hin und sieh dir die ganze Wohnung an, nicht nur das Zimmer.';
export const meetEveryone =
  'Bitte darum, alle kennenzulernen, die dort wohnen. Mit ihnen allen teilst du die Küche.';
export const videoTour =
  'Zu weit für einen Besuch? Bitte um einen Rundgang per Live-Video. Fotos können von überall stammen.';
export const feelsWrong =
  'Wenn sich etwas falsch anfühlt, geh. Du schuldest niemandem eine Begründung.';
export const whenYouOffer = 'Wenn du ein Zimmer anbietest';
export const whenYouOfferText =
  'Die Seite deines Zimmers zeigt die Straße und einen Punkt, der auf etwa 100 Meter genau ist. Die Hausnummer sehen nur die, die eine Besichtigung vereinbart haben; ab wann, bestimmst du, wenn du Zeiten anbietest. Verabrede dich zu einer Zeit, in der du nicht allein zu Hause bist.';
export const report = 'Melden';
export const reportText = ({ bold }: { bold: Wrap }) =>
  rich`Melde dich an und wähle ${bold('Dieses Zimmer melden')} oder ${bold('Diese Person melden')} auf der jeweiligen Seite, oder in einer Anfrage ${bold('Mehr')} und ${bold('Melden')}. Nur die Verwaltung dieser Seite liest deine Meldung; die andere Person erfährt nichts davon. Die Verwaltung kann ein Zimmer ausblenden und ein Konto sperren. Sie kann die Nachrichten einer gemeldeten Anfrage lesen, und jedes Mal wird das festgehalten.`;
export const reportWithoutAccount = ({ bold, numbers }: { bold: Wrap; numbers: Wrap }) =>
  rich`Ohne Konto wähle ${bold('Dieses Zimmer melden')} am Ende der Seite eines Zimmers oder die Fahne auf seiner Karte, wenn eine andere Website sie zeigt, und bestätige die Meldung per Mail. Wer von einer Entscheidung betroffen ist, erfährt den Grund und kann einmal Widerspruch einlegen; dir sagen wir, was entschieden wurde. Wie viele es sind, steht unter ${numbers('Meldungen in Zahlen')}.`;
export const block = 'Blockieren';
export const blockText = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`Wähle in einer Anfrage ${bold('Mehr')} und dann ${bold('Blockieren')}. Die andere Person kann dir nicht mehr schreiben, und ihr seht einander nicht mehr unter den Roomies. Eine Benachrichtigung gibt es nicht. Aufheben kannst du die Blockierung in ${profile('deinem Profil')}.`;
export const ifSomethingHappened = 'Wenn etwas passiert ist';
export const ifSomethingHappenedText =
  'Bei Gefahr ruf zuerst den Notruf deines Landes an. Wenn du Betrügern Geld gezahlt hast, ruf sofort deine Bank an, bewahre alle Nachrichten auf und geh zur Polizei. Melde es dann hier, damit es niemand anderem passiert.';

// Terms.
export const termsLede =
  'Was du von dieser Seite erwarten kannst und was sie von dir erwartet. Wenn du sie benutzt, stimmst du zu.';
export const between = 'Zwischen wem diese Bedingungen gelten';
export const betweenText =
  'Zwischen dir und denen, die die Seite unter dieser Adresse betreiben: im Folgenden „wir“. Wir betreiben die Software RoomieRadar. Wer sie geschrieben hat, ist daran nicht beteiligt.';
export const yourAccount = 'Dein Konto';
export const yourAccountText = `Du bist mindestens ${formatNumber(limits.age.min)} Jahre alt, du benutzt ein einziges Konto, und was du über dich schreibst, ist wahr. Du bist dafür verantwortlich, was mit deinem Konto geschieht.`;
export const ifYouOffer = 'Wenn du ein Zimmer anbietest';
export const ifYouOfferText =
  'Du bist berechtigt, es zu vermieten und die Fotos zu zeigen. Miete, Adresse und Zeitraum stimmen, und du pausierst oder löschst die Anzeige, wenn das Zimmer weg ist. Verlange kein Geld für eine Besichtigung. Wen du ablehnen darfst und warum, entscheidet das Recht am Ort des Zimmers.';
// A list of four.
export const notAllowed = 'Was nicht erlaubt ist';
export const askingForMoney = 'vor einer Besichtigung Geld oder Ausweispapiere zu verlangen';
export const harassing = 'andere zu belästigen, zu bedrohen oder zu diskriminieren';
export const spam = 'Zimmer und Personen, die es nicht gibt, Werbung und Spam';
export const collecting = 'zu sammeln, was andere geschrieben haben, oder die Seite zu stören';
export const notAllowedText = ({ safety: link }: { safety: Wrap }) =>
  rich`Wir können Zimmer ausblenden und Konten sperren, die gegen diese Bedingungen verstoßen. Wie du so etwas meldest, steht unter ${link('Sicher bleiben')}.`;
export const whatYouWrite = 'Was du schreibst und hochlädst';
export const whatYouWriteText = ({ privacy: link }: { privacy: Wrap }) =>
  rich`Es bleibt deins. Du erlaubst uns, es zu speichern und auf dieser Seite zu zeigen, und öffentliche Zimmer auch auf den Seiten unserer Partner. Das endet, wenn du es löschst; was du anderen geschrieben hast, bleibt bei ihnen. Einzelheiten stehen unter ${link('Datenschutz')}.`;
export const termsNotDone =
  'Wir prüfen weder Zimmer noch Personen. Wir sind an keinem Vertrag zwischen euch beteiligt und nehmen keine Zahlungen an. Der Roomie Fit vergleicht Antworten; wie gut ihr zusammenwohnen werdet, verspricht er nicht. Für Zimmer von anderen Seiten sind diese verantwortlich, ebenso für die Seiten, auf die sie verlinken.';
export const weAnswerFor = 'Wofür wir einstehen';
export const weAnswerForText =
  'Wir bieten die Seite so an, wie sie ist, und können nicht versprechen, dass sie immer erreichbar oder fehlerfrei ist. Rechte, die dir das Gesetz gibt, bleiben dir.';
export const howItEnds = 'Wie es endet';
export const howItEndsText = ({ profile }: { profile: Wrap }) =>
  rich`Du kannst dein Konto jederzeit in ${profile('deinem Profil')} löschen. Wenn sich diese Bedingungen ändern, stehen die neuen hier.`;

export const decisions = 'Meldungen und Entscheidungen';
export const decisionsText =
  'Wer ohne Konto ein Zimmer meldet, gibt uns eine E-Mail-Adresse, die nur die Verwaltung sieht. Was die Verwaltung über dein Zimmer oder dein Konto entschieden hat, warum, und deinen Widerspruch findest du in deinem Profil und in deinem Export. Wenn du dein Konto löschst, bleibt nur, was wann entschieden wurde, ohne Bezug zu dir.';
export const fraud = 'Gegen Betrug';
export const fraudParts = {
  signs:
    'Programme suchen in Zimmern, Profilen und Nachrichten nach Anzeichen von Betrug, ohne über ehrliche etwas zu speichern; was stark danach klingt, sieht die Verwaltung, von einer Anfrage nur die Nachrichten, in denen sie stehen.',
  copies:
    'Um einen Text zu finden, der an viele geht, bewahren wir von jeder ersten Nachricht eine Zeit lang einen Code auf.',
  returning:
    'Um jemanden zu finden, der unter anderem Namen wiederkommt, bewahren wir von jeder Anmeldung eine Zeit lang zwei Codes auf: vom Netz, und von einem Browser, der sich innerhalb von zehn Minuten zweimal anmeldet. Niemand kann aus diesen Codes eine Nachricht, eine Adresse oder ein Gerät lesen.',
  search:
    'Die Verwaltung kann Konten nach Namen oder Mailadresse und Zimmer suchen; jeder Blick wird aufgezeichnet.',
  removal:
    'Was jemand in betrügerischer Absicht schrieb, kann denen genommen werden, die es bekamen; für einen Widerspruch wird es aufbewahrt.',
};

import type { ReactNode } from 'react';
import type {
  WantedAuthors,
  WantedInvitationStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { pluralText } from './plural.ts';

export const title = 'Gesuche';
export const lede = 'Leute, die ein Zimmer suchen, und was sie dazu schreiben.';
export const yourPage = 'Dein Gesuch';
export const lookTogether = 'Gemeinsam suchen';
export const invitations = 'Einladungen';
export const filterPages = 'Gesuche filtern';
export const forRoom = 'Für dein Zimmer';
export const anyRoom = 'Kein bestimmtes Zimmer';
export const forRoomHint =
  'Zeigt Leute, für die Lage, Miete und Zeitraum passen, auch solche, deren Gesuch nur passende Anbietende sehen.';
export const place = 'Ort';
export const anywhere = 'Überall';
export const noTown = 'Kein solcher Ort gefunden';
export const townUnknown = 'Diesen Ort kennen wir nicht. Wähle einen aus der Liste.';
export const around = 'Umkreis';
export const rent = 'Miete im Monat';
export const rentHint = 'Findet Leute, die sie zahlen können.';
export const moveInBy = 'Kann einziehen bis';
export const order = 'Reihenfolge';
export const byFit = 'Bester Fit zuerst';
export const byNewest = 'Neueste zuerst';
export const showPages = 'Gesuche zeigen';
export const lookingUp = 'Ort wird gesucht';
export const wantedCount = pluralText({ one: '# Gesuch', other: '# Gesuche' });
export const nobody = 'So ein Zimmer sucht gerade niemand';
/** In place of an empty list, while the other list has pages that fit. */
export const noneBy: Record<WantedAuthors, string> = {
  people: 'Niemand sucht allein ein solches Zimmer',
  groups: 'Keine Gruppe sucht ein solches Zimmer',
};
export const seeThose = {
  groups: pluralText({ one: '# Gruppe ansehen', other: '# Gruppen ansehen' }),
  people: pluralText({ one: '# Person ansehen', other: '# Personen ansehen' }),
};
export const nobodyHint = 'Suche weiter weg oder mit weniger Filtern.';
export const seeAll = 'Alle Gesuche ansehen';
export const loading = 'Gesuche werden geladen';
export const loadLater = 'Keine Verbindung. Die Gesuche werden geladen, sobald sie wieder da ist.';
export const forPeople = pluralText({ one: 'für # Person', other: 'für # Personen' });
export const upTo = ({ amount }: { amount: string }) => `bis ${amount} im Monat`;
export const upToInAll = ({ amount }: { amount: string }) => `zusammen bis ${amount} im Monat`;
export const fromDay = ({ day }: { day: string }) => `ab ${day}`;
export const fromDayFor = ({ day, stay }: { day: string; stay: string }) =>
  `ab ${day}, für ${stay}`;
export const fromNow = 'ab sofort';
export const fromNowFor = ({ stay }: { stay: string }) => `ab sofort, für ${stay}`;
export const forStay = ({ stay }: { stay: string }) => `für ${stay}`;
export const allPages = 'Alle Gesuche';
export const by = ({ name }: { name: string }) => `Von ${name}`;
export const leastWith = ({ name }: { name: string }) =>
  `Passt in deiner WG am wenigsten zu ${name}`;
export const facts = 'Was gesucht wird';
export const confirmedOn = ({ day }: { day: string }) => `Bestätigt: ${day}`;
export const seeProfile = ({ name }: { name: string }) => `Profil von ${name} ansehen`;
export const invite = ({ name }: { name: string }) => `${name} einladen`;
export const inviteHint =
  'Deine Nachricht kommt zusammen mit deinem Zimmer an. Bei einem Ja schreibt ihr euch wie nach jeder Anfrage.';
export const chooseRoom = 'Dein Zimmer';
export const messageMin = ({ count }: { count: string }) =>
  `Mindestens ${count} Zeichen. Schreib, warum dein Zimmer passen könnte.`;
export const tooShort = 'Schreib noch etwas mehr';
export const sendInvitation = 'Einladung senden';
export const sending = 'Wird gesendet';
export const invitationSent = 'Einladung gesendet';
export const notSent = 'Es wurde nicht gesendet';
export const noRooms = 'Du bietest gerade kein Zimmer an, also kannst du niemanden einladen.';
export const offerRoom = 'Zimmer anbieten';
export const signInToInvite = 'Anmelden und einladen';
export const signInHint = 'Wer ein Zimmer anbietet, kann diese Person dazu einladen.';
export const noSuchPage = 'Dieses Gesuch gibt es nicht, oder du kannst es nicht sehen.';
export const loadingPage = 'Gesuch wird geladen';
export const thisIsYours = 'Das ist dein Gesuch';
export const changePage = 'Ändern';
export const editLede =
  'So finden dich Anbietende und können dich zu ihren Zimmern einladen. Andere sehen deinen Vornamen, nie deinen Nachnamen oder deine Adresse.';
export const headline = 'Überschrift';
export const headlineHint = 'Zum Beispiel: Zwei Leute suchen ab März zwei Zimmer in Neukölln';
export const text = 'Zu deiner Suche';
export const textHint = 'Was dir wichtig ist und wie es ist, mit dir zu wohnen.';
export const writeHeadline = 'Schreib eine Überschrift';
export const tooLong = 'Das ist zu lang';
export const people = 'Für wie viele Personen';
export const publicAddress = 'Suchmaschinen dürfen das Gesuch aufnehmen';
export const otherwiseNot = 'Sonst bitten wir sie, es nicht aufzunehmen.';
export const fromProfile = 'Aus deinem Profil';
export const fromProfileHint =
  'Ort, Budget und Zeitraum stehen in deinem Profil. Du gibst sie nur einmal ein.';
export const changeProfile = 'Profil ändern';
export const noFacts = 'In deinem Profil steht noch nicht, was du suchst.';
export const noPlace =
  'In deinem Profil steht kein Ort auf der Karte, also findet niemand dein Gesuch über den Ort.';
export const profileHidden = 'Dein Profil ist verborgen, also sieht niemand dieses Gesuch.';
export const saved = 'Gesuch gespeichert';
export const notSaved = 'Es wurde nicht gespeichert';
export const seePage = 'Gesuch ansehen';
export const stillLooking = 'Ich suche noch';
export const confirmed = 'Gesuch bestätigt';
export const endsOn = ({ day }: { day: string }) =>
  `Es endet von selbst am ${day}, wenn du nicht sagst, dass du noch suchst.`;
export const hasEnded = 'Es ist abgelaufen: Niemand findet es mehr';
export const isHidden = 'Die Verwaltung hat es ausgeblendet';
export const deletePage = 'Gesuch löschen';
export const askDelete = 'Dein Gesuch löschen?';
export const askDeleteHint =
  'Was du geschrieben hast, ist dann weg. Einladungen, die du bekommen hast, bleiben.';
export const deleted = 'Gesuch gelöscht';
export const invitationsLede = 'Wer dich zu einem Zimmer einlädt und wen du eingeladen hast.';
export const received = 'Bekommen';
export const sent = 'Gesendet';
export const noneReceived = 'Noch hat dich niemand eingeladen';
export const noneReceivedHint = 'Anbietende finden dich über dein Gesuch.';
export const noneSent = 'Du hast noch niemanden eingeladen';
export const noneSentHint = 'Finde Leute, die ein Zimmer wie deines suchen.';
/** What users wrote, each with a direction of its own. */
interface Written {
  name: ReactNode;
  title: ReactNode;
}

export const fromAbout = ({ name, title }: Written) => rich`${name} zu „${title}“`;
export const toAbout = ({ name, title }: Written) => rich`An ${name} zu „${title}“`;
export const seeRoom = 'Zimmer ansehen';
export const notOffered = 'Dieses Zimmer wird nicht mehr angeboten';
export const sayYes = 'Ja, antworten';
export const sayNo = 'Nein, danke';
export const takeBack = 'Zurücknehmen';
export const askNo = 'Diese Einladung ablehnen?';
export const askNoHint = 'Die Person erfährt es und kann dich eine Weile nicht mehr einladen.';
export const writeTo = ({ name }: { name: string }) => `${name} schreiben`;
export const yesHint =
  'Deine Nachricht wird zu einer Anfrage zum Zimmer, und ihr könnt euch weiter schreiben.';
export const answerMin = ({ count }: { count: string }) => `Mindestens ${count} Zeichen.`;
export const openInquiry = 'Anfrage öffnen';
export const invitationsFailed = 'Die Einladungen konnten nicht geladen werden';
export const loadingInvitations = 'Einladungen werden geladen';
export const findPeople = 'Leute finden';
// Pages of groups.
export const whosePages = 'Wessen Gesuche';
export const authorLabels: Record<WantedAuthors, string> = {
  people: 'Einzelne',
  groups: 'Gruppen',
};
/** Instead of names, for visitors. */
export const byGroup = pluralText({
  one: 'Eine Gruppe mit # Person',
  other: 'Eine Gruppe mit # Personen',
});
export const whoLooks = 'Wer sucht';
/** The one of a group who fits somebody of my household, or me, least. */
export const lowestPair = ({ one, other }: { one: string; other: string }) =>
  `Niedrigster Fit: ${one} mit ${other}`;
export const lowestWithYou = ({ one }: { one: string }) => `Niedrigster Fit mit dir: ${one}`;
export const inviteGroup = 'Gruppe einladen';
export const inviteGroupHint =
  'Deine Nachricht kommt mit deinem Zimmer bei allen aus der Gruppe an, und jede Person kann für alle antworten.';
export const groupPage = 'Gesuch der Gruppe';
export const backToGroup = 'Zurück zur Gruppe';
export const groupEditLede =
  'So finden euch Anbietende und können euch zu ihren Zimmern einladen. Ihr alle könnt es ändern. Wer ein Konto hat, sieht eure Vornamen und Fotos, alle anderen nur, wie viele ihr seid.';
export const groupTextHint = 'Was euch wichtig ist und wie es ist, mit euch zu wohnen.';
export const groupStillLooking = 'Wir suchen noch';
export const groupEndsOn = ({ day }: { day: string }) =>
  `Es endet von selbst am ${day}, wenn niemand von euch sagt, dass ihr noch sucht.`;
export const groupSignInHint = 'Wer ein Zimmer anbietet, kann diese Gruppe dazu einladen.';
export const groupVisibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Ohne Konto nur, wie viele ihr seid',
  members: 'Sie sehen eure Vornamen und Fotos',
  owners: 'In eurer Nähe, im Budget, mit Platz für alle',
  nobody: 'Es bleibt hier, bis ihr es zeigt',
};
export const fromProfiles = 'Aus euren Profilen';
export const fromProfilesHint =
  'Wie viele ihr seid, was ihr zusammen zahlen könnt, ab wann die letzte Person einziehen kann und die kürzeste Mietdauer. Als Ort gilt der aus dem Profil der Person, die die Gruppe leitet.';
export const noPlaceOfLead =
  'Im Profil der Person, die die Gruppe leitet, steht kein Ort auf der Karte, also findet niemand das Gesuch über den Ort.';
export const tooFew = 'Das Gesuch ist erst zu finden, wenn ihr mindestens zu zweit seid.';
export const askDeleteGroup = 'Gesuch der Gruppe löschen?';
/** The groups follow as links. */
export const groupsToo =
  'Du suchst auch mit anderen zusammen. Das Gesuch der Gruppe ist ebenfalls zu finden:';
export const forGroup = ({ name }: { name: string }) => `Für deine Gruppe „${name}“`;
export const askNoForGroup =
  'Wer euch einlädt, erfährt, dass die Gruppe absagt, und kann eine Weile niemanden von euch mehr einladen.';
export const yesForGroup =
  'Deine Nachricht wird zu einer Anfrage der ganzen Gruppe zum Zimmer. Ihr könnt alle mitlesen und schreiben.';
export const visibilityLabels: Record<WantedVisibility, string> = {
  everyone: 'Alle',
  members: 'Alle mit einem Konto',
  owners: 'Nur wer ein passendes Zimmer anbietet',
  nobody: 'Vorerst niemand',
};
export const visibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Auch ohne Konto: Vorname, kein Foto',
  members: 'Sie sehen auch Foto und Alter',
  owners: 'In deiner Nähe, im Budget, zur passenden Zeit',
  nobody: 'Es bleibt hier, bis du es zeigst',
};
export const invitationStatuses: Record<WantedInvitationStatus, string> = {
  sent: 'Wartet auf Antwort',
  accepted: 'Zugesagt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgenommen',
};

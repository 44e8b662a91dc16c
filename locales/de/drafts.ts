import type { DraftKind } from '#contract/drafts.ts';

export const typedIsBack = 'Deine Eingaben sind wieder da';
export const typedIsBackHint =
  'Du hattest sie weder gespeichert noch gesendet. Sie blieben in diesem Browser erhalten.';
export const discard = 'Verwerfen';

export const changedElsewhere = 'Inzwischen woanders geändert';
export const changedElsewhereHint =
  'In einem anderen Tab oder auf einem anderen Gerät wurden andere Angaben gespeichert. Wähle, welche gelten sollen, und speichere dann.';
export const mine = ({ value }: { value: string }) => `Deine Eingabe: ${value}`;
export const theirs = ({ value }: { value: string }) => `Woanders gespeichert: ${value}`;
export const chooseOne = 'Wähle eines von beiden';
export const nothing = 'nichts';

export const keepUnsaved = 'Nicht gespeicherte Eingaben behalten?';
export const unsavedKinds = ({ kinds }: { kinds: string }) =>
  `Noch nicht gespeichert oder gesendet: ${kinds}.`;
export const keepUnsavedHint =
  'Wenn du sie behältst, bleiben sie 30 Tage in diesem Browser und sind wieder da, sobald du dich anmeldest. An einem gemeinsam genutzten Computer lösche sie besser: Andere könnten sie dort finden.';
export const keepAndSignOut = 'Behalten und abmelden';
export const deleteAndSignOut = 'Löschen und abmelden';

export const kindLabels: Record<DraftKind, string> = {
  decline: 'Nachricht an Abgelehnte',
  external: 'externe Anzeige',
  group: 'Name einer Gruppe',
  listing: 'Zimmer',
  message: 'Nachricht',
  moderation: 'Begründung einer Entscheidung',
  note: 'Notiz zu einem Favoriten',
  offer: 'Zimmerangebot',
  organization: 'E-Mail-Adresse',
  profile: 'Profil',
  report: 'Meldung',
  rule: 'Hausregel',
  search: 'gespeicherte Suche',
  split: 'Mietaufteilung',
  template: 'Nachrichtenvorlage',
  viewing: 'Besichtigungstermine',
  wanted: 'Gesuch',
};

import type { ReactNode } from 'react';
import type { AlertFrequency } from '#contract/saved-searches/saved-filters.ts';
import { rich } from '../rich.ts';
import { plural } from './plural.ts';

export const lede = 'Wir schicken dir neue Zimmer, die passen, per Mail.';
export const none = 'Noch keine gespeicherten Suchen';
export const noneHint =
  'Such nach Zimmern und drücke auf „Suche speichern“: Dann findest du die Suche hier wieder.';
export const loading = 'Deine gespeicherten Suchen werden geladen …';
export const loadLater = 'Sie werden geladen, sobald du wieder verbunden bist.';
export const failed = 'Deine gespeicherten Suchen konnten nicht geladen werden';

export const savedOn = ({ day }: { day: string }) => `Gespeichert am ${day}`;
export const editName = ({ name: named }: { name: string }) => `Bearbeiten: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Löschen: ${named}`;
export const editSearch = 'Gespeicherte Suche bearbeiten';
export const nameMissing = 'Gib der Suche einen Namen';
export const changeFiltersHint =
  'Um die Filter zu ändern, öffne die Suche, stelle die Filter ein und speichere die neue Suche anstelle von dieser.';
export const deleteThisSearch = 'Diese gespeicherte Suche löschen?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`„${named}“ verschwindet aus deinen gespeicherten Suchen.`;
export const notDeleted = 'Die Suche konnte nicht gelöscht werden';

export const saveThisSearch = 'Diese Suche speichern';
export const saveThisForGroup = 'Diese Suche für die Gruppe speichern';
export const saveForGroupHint =
  'Alle in der Gruppe finden sie unter ihren gespeicherten Suchen und bekommen Bescheid, wenn ein neues Zimmer für euch alle passt. Wie oft, entscheidet jede Person selbst, und sie kann die Suche pausieren oder löschen.';
export const savedForGroup = 'Für die Gruppe gespeichert';
export const forGroup = ({ name: named }: { name: string }) => `Für die Gruppe „${named}“`;
export const savedAlready =
  'Du hast diese Suche schon gespeichert. Du kannst ihr einen anderen Namen geben.';
export const saveAs = 'Speichern als';
export const newSearch = 'Neue Suche';
export const replacesSearch = ({ name: named }: { name: string }) => `Anstelle von: ${named}`;
export const searchSaved = 'Suche gespeichert';
export const notSaved = 'Die Suche konnte nicht gespeichert werden';

export const howOften = 'Wie oft Bescheid sagen';
export const frequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'Sofort',
  daily: 'Einmal am Tag',
  weekly: 'Einmal in der Woche',
};
export const alertLabels: Record<AlertFrequency, string> = {
  at_once: 'Benachrichtigung sofort',
  daily: 'Benachrichtigung einmal am Tag',
  weekly: 'Benachrichtigung einmal in der Woche',
};
export const paused = 'Pausiert';
export const pause = 'Pausieren';
export const pauseName = ({ name: named }: { name: string }) => `Pausieren: ${named}`;
export const resumeName = ({ name: named }: { name: string }) => `Fortsetzen: ${named}`;
export const newRooms = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} neues Zimmer`,
    other: `${total} neue Zimmer`,
  });
export const savedHint = 'Wir sagen dir Bescheid, wenn ein neues Zimmer passt.';

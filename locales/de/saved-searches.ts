import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const savedSearches = 'Gespeicherte Suchen';
export const lede = 'Öffne eine, um zu sehen, was sie jetzt findet.';
export const none = 'Noch keine gespeicherten Suchen';
export const noneHint =
  'Such nach Zimmern und drück auf „Suche speichern“: Dann findest du die Suche hier wieder.';
export const findRooms = 'Zimmer finden';
export const loading = 'Deine gespeicherten Suchen werden geladen …';
export const loadLater = 'Sie werden geladen, sobald du wieder verbunden bist.';
export const failed = 'Deine gespeicherten Suchen konnten nicht geladen werden';

export const savedOn = ({ day }: { day: string }) => `Gespeichert am ${day}`;
export const editName = ({ name: named }: { name: string }) => `Bearbeiten: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Löschen: ${named}`;
export const editSearch = 'Gespeicherte Suche bearbeiten';
export const name = 'Name';
export const nameMissing = 'Gib der Suche einen Namen';
export const changeFiltersHint =
  'Um die Filter zu ändern, öffne die Suche, stell die Filter ein und speichere sie anstelle von dieser.';
export const deleteThisSearch = 'Diese gespeicherte Suche löschen?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`„${named}“ verschwindet aus deinen gespeicherten Suchen.`;
export const notDeleted = 'Die Suche konnte nicht gelöscht werden';

export const saveThisSearch = 'Diese Suche speichern';
export const savedAlready =
  'Du hast diese Suche schon gespeichert. Du kannst ihr einen anderen Namen geben.';
export const saveAs = 'Speichern als';
export const newSearch = 'Neue Suche';
export const inPlaceOf = ({ name: named }: { name: string }) => `Anstelle von: ${named}`;
export const searchSaved = 'Suche gespeichert';
export const seeThem = 'Gespeicherte Suchen';
export const notSaved = 'Die Suche konnte nicht gespeichert werden';

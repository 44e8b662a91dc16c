import type { TemplateField } from '#contract/reply-templates/fields.ts';

// Templates of messages: the button beside the composer, and the dialog behind it.
export const templates = 'Vorlagen';
export const none = 'Noch keine Vorlagen';
export const noneHint =
  'Speichere eine Nachricht, die du oft schreibst, und füge sie mit einem Klick ein.';
export const loading = 'Deine Vorlagen werden geladen …';
export const failed = 'Deine Vorlagen konnten nicht geladen werden';
export const saveMessage = 'Diese Nachricht als Vorlage speichern';
export const newTemplate = 'Neue Vorlage';
export const editTemplate = 'Vorlage bearbeiten';
export const insert = 'Einfügen';
/** `text` is the beginning of a template. */
export const insertText = ({ text: beginning }: { text: string }) => `Einfügen: ${beginning}`;
export const editText = ({ text: beginning }: { text: string }) => `Bearbeiten: ${beginning}`;
export const deleteText = ({ text: beginning }: { text: string }) => `Löschen: ${beginning}`;
export const deleteQuestion = 'Diese Vorlage löschen?';
export const deleteHint = 'Nachrichten, die du gesendet hast, bleiben, wie sie sind.';
export const notDeleted = 'Die Vorlage wurde nicht gelöscht';

// The editor of a template, with a button for each field.
export const text = 'Text';
export const fieldsHint =
  'Der Vorname wird für jede Person eingesetzt, die Adresse erst, wenn die Hausnummer zu sehen ist. Den Tag trägst du selbst ein.';
export const insertField = 'Feld einfügen';
export const fieldLabels: Record<TemplateField, string> = {
  first_name: 'Vorname',
  day: 'Tag',
  address: 'Adresse',
};
export const saved = 'Vorlage gespeichert';
export const notSaved = 'Die Vorlage wurde nicht gespeichert';

// Below a message that still holds fields. `field` is the field as it stands in the text.
export const openFields = 'Noch auszufüllen';
export const fillInFirst = 'Noch nicht gesendet: Fülle aus, was noch offen ist';
export const openReasons = {
  first_name: ({ field }: { field: string }) =>
    `${field}: Wir kennen den Vornamen nicht. Trag ihn selbst ein.`,
  day: ({ field }: { field: string }) => `${field}: Trag den Tag ein.`,
  address: ({ field }: { field: string }) =>
    `${field}: Trag die Adresse ein. Wir setzen sie erst ein, wenn die Hausnummer zu sehen ist.`,
  noRoom: ({ field }: { field: string }) =>
    `${field}: In diesem Gespräch geht es nicht um ein Zimmer.`,
};

// After a message that was sent to a third person.
export const suggestion = 'Das hast du dreimal geschrieben. Als Vorlage speichern?';

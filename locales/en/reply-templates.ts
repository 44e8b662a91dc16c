import type { TemplateField } from '#contract/reply-templates/fields.ts';

// Templates of messages: the button beside the composer, and the dialog behind it.
export const templates = 'Templates';
export const none = 'No templates yet';
export const noneHint = 'Save a message that you write often, and insert it with a press.';
export const loading = 'Loading your templates…';
export const failed = 'Your templates could not be loaded';
export const saveMessage = 'Save this message as a template';
export const newTemplate = 'New template';
export const editTemplate = 'Edit template';
export const insert = 'Insert';
/** `text` is the beginning of a template. */
export const insertText = ({ text: beginning }: { text: string }) => `Insert: ${beginning}`;
export const editText = ({ text: beginning }: { text: string }) => `Edit: ${beginning}`;
export const deleteText = ({ text: beginning }: { text: string }) => `Delete: ${beginning}`;
export const deleteQuestion = 'Delete this template?';
export const deleteHint = 'Messages that you have sent stay as they are.';
export const notDeleted = 'The template was not deleted';

// The editor of a template, with a button for each field.
export const text = 'Text';
export const fieldsHint =
  'The first name is filled in for each person, the address once they may see the house number. You write the day yourself.';
export const insertField = 'Insert a field';
export const fieldLabels: Record<TemplateField, string> = {
  first_name: 'First name',
  day: 'Day',
  address: 'Address',
};
export const saved = 'Template saved';
export const notSaved = 'The template was not saved';

// Below a message that still holds fields. `field` is the field as it stands in the text.
export const openFields = 'Still to fill in';
export const fillInFirst = 'Not sent yet: fill in what is still open';
export const openReasons = {
  first_name: ({ field }: { field: string }) =>
    `${field}: we do not know their first name. Write it yourself.`,
  day: ({ field }: { field: string }) => `${field}: write the day.`,
  address: ({ field }: { field: string }) =>
    `${field}: write the address. We fill it in only once they may see the house number.`,
  noRoom: ({ field }: { field: string }) => `${field}: this conversation is not about a room.`,
};

// After a message that was sent to a third person.
export const suggestion = 'You have written this three times. Save it as a template?';

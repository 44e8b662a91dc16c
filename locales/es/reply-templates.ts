import type { TemplateField } from '#contract/reply-templates/fields.ts';

// Templates of messages: the button beside the composer, and the dialog behind it.
export const templates = 'Plantillas';
export const none = 'Aún no hay plantillas';
export const noneHint = 'Guarda un mensaje que escribas a menudo e insértalo con un toque.';
export const loading = 'Cargando tus plantillas…';
export const failed = 'No se pudieron cargar tus plantillas';
export const saveMessage = 'Guardar este mensaje como plantilla';
export const newTemplate = 'Nueva plantilla';
export const editTemplate = 'Editar plantilla';
export const insert = 'Insertar';
/** `text` is the beginning of a template. */
export const insertText = ({ text: beginning }: { text: string }) => `Insertar: ${beginning}`;
export const editText = ({ text: beginning }: { text: string }) => `Editar: ${beginning}`;
export const deleteText = ({ text: beginning }: { text: string }) => `Eliminar: ${beginning}`;
export const deleteQuestion = '¿Eliminar esta plantilla?';
export const deleteHint = 'Los mensajes que ya enviaste no cambian.';
export const notDeleted = 'La plantilla no se ha eliminado';

// The editor of a template, with a button for each field.
export const text = 'Texto';
export const fieldsHint =
  'El nombre se completa para cada persona; la dirección, en cuanto esa persona pueda ver el número de la calle. El día lo escribes tú.';
export const insertField = 'Insertar un campo';
export const fieldLabels: Record<TemplateField, string> = {
  first_name: 'Nombre',
  day: 'Día',
  address: 'Dirección',
};
export const saved = 'Plantilla guardada';
export const notSaved = 'La plantilla no se ha guardado';

// Below a message that still holds fields. `field` is the field as it stands in the text.
export const openFields = 'Falta por completar';
export const fillInFirst = 'Aún no se ha enviado: completa lo que falta';
export const openReasons = {
  first_name: ({ field }: { field: string }) => `${field}: no sabemos su nombre. Escríbelo tú.`,
  day: ({ field }: { field: string }) => `${field}: escribe el día.`,
  address: ({ field }: { field: string }) =>
    `${field}: escribe la dirección. Solo la ponemos cuando ya puede verse el número de la calle.`,
  noRoom: ({ field }: { field: string }) =>
    `${field}: esta conversación no es sobre una habitación.`,
};

// After a message that was sent to a third person.
export const suggestion = 'Has escrito esto tres veces. ¿Guardarlo como plantilla?';

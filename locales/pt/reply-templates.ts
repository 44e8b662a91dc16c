import type { TemplateField } from '#contract/reply-templates/fields.ts';

// Templates of messages: the button beside the composer, and the dialog behind it.
export const templates = 'Modelos';
export const none = 'Ainda não há modelos';
export const noneHint = 'Salve uma mensagem que você escreve com frequência e insira com um toque.';
export const loading = 'Carregando seus modelos…';
export const failed = 'Não foi possível carregar seus modelos';
export const saveMessage = 'Salvar esta mensagem como modelo';
export const newTemplate = 'Novo modelo';
export const editTemplate = 'Editar modelo';
export const insert = 'Inserir';
/** `text` is the beginning of a template. */
export const insertText = ({ text: beginning }: { text: string }) => `Inserir: ${beginning}`;
export const editText = ({ text: beginning }: { text: string }) => `Editar: ${beginning}`;
export const deleteText = ({ text: beginning }: { text: string }) => `Excluir: ${beginning}`;
export const deleteQuestion = 'Excluir este modelo?';
export const deleteHint = 'As mensagens que você enviou ficam como estão.';
export const notDeleted = 'O modelo não foi excluído';

// The editor of a template, with a button for each field.
export const text = 'Texto';
export const fieldsHint =
  'O nome é preenchido para cada pessoa, e o endereço assim que ela puder ver o número da casa. O dia é você quem escreve.';
export const insertField = 'Inserir um campo';
export const fieldLabels: Record<TemplateField, string> = {
  first_name: 'Nome',
  day: 'Dia',
  address: 'Endereço',
};
export const saved = 'Modelo salvo';
export const notSaved = 'O modelo não foi salvo';

// Below a message that still holds fields. `field` is the field as it stands in the text.
export const openFields = 'Falta preencher';
export const fillInFirst = 'Ainda não foi enviada: preencha o que falta';
export const openReasons = {
  first_name: ({ field }: { field: string }) =>
    `${field}: não sabemos o nome da pessoa. Escreva você.`,
  day: ({ field }: { field: string }) => `${field}: escreva o dia.`,
  address: ({ field }: { field: string }) =>
    `${field}: escreva o endereço. Só preenchemos quando a pessoa já pode ver o número da casa.`,
  noRoom: ({ field }: { field: string }) => `${field}: esta conversa não é sobre um quarto.`,
};

// After a message that was sent to a third person.
export const suggestion = 'Você escreveu isto três vezes. Salvar como modelo?';

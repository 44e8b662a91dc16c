import { forgetRefused, type RefusingForm } from './refused-fields.ts';
import { formatMessage } from '#src/ui/format-message.ts';

/** What these helpers use of a field of TanStack Form. */
interface Field {
  name: string;
  state: { value: unknown; meta: { isBlurred: boolean; errors: readonly unknown[] } };
  form: { state: { submissionAttempts: number } };
  handleBlur: () => void;
}

interface TextField extends Field {
  handleChange: (value: string) => void;
}

/** What a text control takes from a field of the form. */
export function textControl(field: TextField) {
  return {
    id: field.name,
    name: field.name,
    value: String(field.state.value),
    error: shownMessage(field),
    onBlur: field.handleBlur,
    onChange: (event: { currentTarget: { value: string } }) =>
      field.handleChange(event.currentTarget.value),
  };
}

/** The first message of a field the person has been at, or of any field once they submitted. */
function shownMessage({ state: { meta }, form }: Field): string | undefined {
  const isDue = meta.isBlurred || form.state.submissionAttempts > 0;
  return isDue ? firstMessage(meta.errors) : undefined;
}

/** The first message among the errors of a field: issues of a schema, or words of the server. */
export function firstMessage(errors: readonly unknown[]): string | undefined {
  for (const error of errors.flat()) {
    if (typeof error === 'string') return formatMessage(error);
    if (error instanceof Object && 'message' in error) return formatMessage(String(error.message));
  }
  return undefined;
}

interface Form extends RefusingForm {
  state: RefusingForm['state'] & { isSubmitting: boolean };
  validate: (cause: 'submit') => unknown;
  handleSubmit: () => Promise<void>;
}

/** What a form element does on submit: one submission at a time, judged by what is in the fields now. */
export function submitHandler(form: Form) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    forgetRefused(form);
    // Enter leaves no field, and handleSubmit believes the messages it finds before it asks the schema again.
    void form.validate('submit');
    void form.handleSubmit();
  };
}

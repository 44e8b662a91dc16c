interface Meta {
  isBlurred: boolean;
  /** Fields that were validated and never shown have none, whatever the form's type says. */
  errorMap?: { onServer?: unknown };
  errorSourceMap?: object;
}

/** What these helpers use of a form of TanStack Form. */
export interface RefusingForm {
  state: { values: object; fieldMeta: object };
  setFieldMeta(field: never, update: <T extends Meta>(meta: T) => T): void;
}

/** What the server found wrong with a field. */
interface Refusal {
  path: string;
  message: string;
}

/**
 * Puts what the server refused at its fields, in place of what it refused before; returns those
 * fields. It stays until something is changed or submitted: leaving a field takes nothing away.
 */
export function showRefused(form: RefusingForm, refusals: readonly Refusal[]): string[] {
  forgetRefused(form);
  const placed = refusals.filter(({ path }) => path in form.state.values);
  for (const { path, message } of placed) setServerError(form, path, message);
  return placed.map(({ path }) => path);
}

/** Takes away what the server refused. */
export function forgetRefused(form: RefusingForm): void {
  const metas = Object.entries(form.state.fieldMeta as Record<string, Meta | undefined>);
  for (const [field, meta] of metas) {
    if (meta?.errorMap?.onServer !== undefined) setServerError(form, field, undefined);
  }
}

function setServerError(form: RefusingForm, field: string, onServer: string | undefined): void {
  form.setFieldMeta(field as never, (meta) => ({
    ...meta,
    isBlurred: meta.isBlurred || onServer !== undefined,
    errorMap: { ...meta.errorMap, onServer },
    // As an error of the form it would go when any field is left.
    errorSourceMap: { ...meta.errorSourceMap, onServer: 'field' },
  }));
}

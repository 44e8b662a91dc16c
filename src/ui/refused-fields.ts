import type { AnyFormApi } from '@tanstack/react-form';
import type { FieldProblem } from '#contract/problem.ts';

export type RefusingForm = Pick<AnyFormApi, 'state' | 'setFieldMeta'>;

/**
 * Puts what the server refused at its fields, in place of what it refused before; answers those
 * fields. It stays until something is changed or submitted: leaving a field takes nothing away.
 */
export function showRefused(form: RefusingForm, problems: readonly FieldProblem[]): string[] {
  forgetRefused(form);
  const placed = problems.filter(({ path }) => path in form.state.values);
  for (const { path, message } of placed) {
    form.setFieldMeta(path, (meta) => ({
      ...meta,
      isBlurred: true,
      errorMap: { ...meta.errorMap, onServer: message },
      // As an error of the form it would go when any field is left.
      errorSourceMap: { ...meta.errorSourceMap, onServer: 'field' },
    }));
  }
  return placed.map(({ path }) => path);
}

/** Takes away what the server refused. */
export function forgetRefused(form: RefusingForm): void {
  for (const [field, meta] of Object.entries(form.state.fieldMeta)) {
    if (meta?.errorMap.onServer === undefined) continue;
    form.setFieldMeta(field, (meta) => ({
      ...meta,
      errorMap: { ...meta.errorMap, onServer: undefined },
    }));
  }
}

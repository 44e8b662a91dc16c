import { expect, test } from 'vitest';
import { forgetRefused, showRefused, type RefusingForm } from '#src/shared/forms/refused-fields.ts';

type Metas = Record<string, { isBlurred: boolean; errorMap?: { onServer?: unknown } }>;

/** A form with these states of its fields, as TanStack Form keeps them. */
function openForm(fieldMeta: Metas) {
  const state = { values: { first_name: '', birth_date: '' }, fieldMeta };
  const setFieldMeta = (field: string, update: (meta: Metas[string]) => Metas[string]) => {
    state.fieldMeta = { ...state.fieldMeta, [field]: update(state.fieldMeta[field]!) };
  };
  return { state, setFieldMeta } as unknown as RefusingForm & { state: { fieldMeta: Metas } };
}

test('shows a refusal at a field that was never shown, and takes it away again', () => {
  const form = openForm({ birth_date: { isBlurred: false } });
  expect(showRefused(form, [{ path: 'birth_date', message: 'Not a day' }])).toEqual(['birth_date']);
  expect(form.state.fieldMeta['birth_date']).toMatchObject({ errorMap: { onServer: 'Not a day' } });
  forgetRefused(form);
  expect(form.state.fieldMeta['birth_date']?.errorMap?.onServer).toBeUndefined();
});

import type { ReactNode } from 'react';
import type { FieldComponents } from '#src/shared/forms/app-form.tsx';

/** The fields of a listing's terms, which are text while they are typed. */
export type TermName =
  | 'monthly_rent'
  | 'currency'
  | 'monthly_bills'
  | 'deposit'
  | 'room_type'
  | 'available_from'
  | 'available_until'
  | 'min_stay_months'
  | 'max_stay_months';

/** A field of TanStack Form, whichever form has it. */
export type TermField = FieldComponents & {
  name: string;
  state: { value: string };
  handleChange: (value: string) => void;
};

/** Renders a field of the form that has the terms: that of owners, or that of administrators. */
export type RenderTerm = (name: TermName, show: (field: TermField) => ReactNode) => ReactNode;

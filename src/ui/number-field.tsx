import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  decimals?: boolean;
}

/**
 * Digits typed as text: an input of type number changes under the mouse wheel and hides what was
 * typed when it is no number, so that no message could name it.
 */
export function NumberField({ decimals = false, ...field }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      dir="ltr"
      {...field}
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
    />
  );
}

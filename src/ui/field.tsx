import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldText {
  label: ReactNode;
  /** Stable when an error summary links here. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Such as "optional", beside the label. */
  aside?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** What the control inside a field has to carry. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, wired together. */
export function Field({ label, id, hint, error, aside, hideLabel = false, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={hideLabel ? undefined : styles.label} htmlFor={controlId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

/** Parts the field's own props from those of its control. */
export function splitFieldText<Props extends FieldText>(props: Props) {
  const { label, id, hint, error, aside, hideLabel, ...control } = props;
  return { text: { label, id, hint, error, aside, hideLabel }, control };
}

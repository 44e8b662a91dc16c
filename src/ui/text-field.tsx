import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './control.module.css';
import { DateInput } from './date-input.tsx';
import { Field, splitFieldText, type FieldText } from './field.tsx';

export interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'> {
  /** An icon or words inside the edge, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { text, control } = splitFieldText(props);
  const { prefix, suffix, type = 'text', ...input } = control;
  if (type === 'date') return <DateField text={text} {...input} />;
  const dir = type === 'text' ? 'auto' : undefined;
  return (
    <Field {...text}>
      {(wiring) => {
        if (prefix === undefined && suffix === undefined) {
          return <input dir={dir} {...input} {...wiring} type={type} className={styles.control} />;
        }
        return (
          <span className={classes(styles.control, styles.group)}>
            {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
            <input dir={dir} {...input} {...wiring} type={type} className={styles.bare} />
            {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
          </span>
        );
      }}
    </Field>
  );
}

function DateField({ text, ...input }: { text: FieldText } & ComponentProps<typeof DateInput>) {
  return (
    <Field {...text}>
      {(wiring) => <DateInput {...input} {...wiring} className={styles.control} />}
    </Field>
  );
}

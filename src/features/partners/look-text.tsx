import { useState } from 'react';
import { readLook, type EmbedLook } from '#contract/embeds/look.ts';
import { TextField } from '#src/ui/text-field.tsx';

interface LookTextProps {
  name: 'accent' | 'font';
  value: string | undefined;
  label: string;
  hint: string;
  /** Shown while what is typed cannot be. */
  wrong: string;
  onChange: (change: Partial<EmbedLook>) => void;
}

/** A value of a style sheet, typed as partners have it in theirs. */
export function LookText({ name, value, label, hint, wrong, onChange }: LookTextProps) {
  const [typed, setTyped] = useState(value ?? '');
  const isWrong = typed.trim() !== '' && value === undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      value={typed}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        const look = readLook((parameter) => (parameter === name ? target.value : undefined));
        onChange({ [name]: look[name] });
      }}
    />
  );
}

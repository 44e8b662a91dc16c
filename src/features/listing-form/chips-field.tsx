import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';

interface ChipsFieldProps<Term extends string> {
  legend: string;
  terms: readonly Term[];
  labels: Record<Term, string>;
  selected: Term[];
  onChange: (selected: Term[]) => void;
}

/** Any number of terms of a vocabulary, as chips. */
export function ChipsField<Term extends string>(props: ChipsFieldProps<Term>) {
  const { legend, terms, labels, selected, onChange } = props;
  return (
    <ChipGroup legend={legend} showLegend>
      {terms.map((term) => (
        <ChipToggle
          key={term}
          checked={selected.includes(term)}
          onChange={(event) => {
            const others = selected.filter((other) => other !== term);
            onChange(event.currentTarget.checked ? [...others, term] : others);
          }}
        >
          {labels[term]}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

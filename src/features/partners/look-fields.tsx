import * as t from '#locales/partners.ts';
import * as shell from '#locales/shell.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { languageNames, languages } from '#contract/languages.ts';
import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { densities, roundness, widths, type Choice } from './choice.ts';
import { LookText } from './look-text.tsx';
import styles from './partners.module.css';

interface LookFieldsProps {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

/** How cards look, their language and currency. A list is as wide as its page. */
export function LookFields({ choice, onChange }: LookFieldsProps) {
  return (
    <div className={styles.look}>
      <LookChoice
        name="theme"
        legend={t.colors}
        options={cardThemes.map((theme) => [theme, t.themeLabels[theme]])}
        value={choice.theme}
        onChange={onChange}
      />
      {choice.offer === 'room' && (
        <LookChoice
          name="width"
          legend={t.width}
          options={widths.map((width) => [width, t.widthLabels[width]])}
          value={choice.width}
          onChange={onChange}
        />
      )}
      <LookChoice
        name="round"
        legend={t.corners}
        options={[...roundness].map(([name, round]) => [round, t.cornerLabels[name]])}
        value={choice.round}
        onChange={onChange}
      />
      <LookChoice
        name="density"
        legend={t.density}
        options={[...densities].map(([name, density]) => [density, t.densityLabels[name]])}
        value={choice.density}
        onChange={onChange}
      />
      <div className={styles.pair}>
        <LookText
          name="accent"
          value={choice.accent}
          label={t.accent}
          hint={t.accentHint}
          wrong={t.accentWrong}
          onChange={onChange}
        />
        <LookText
          name="font"
          value={choice.font}
          label={t.font}
          hint={t.fontHint}
          wrong={t.fontWrong}
          onChange={onChange}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={shell.language}
          value={choice.lang ?? ''}
          onChange={({ target }) =>
            onChange({ lang: languages.find((lang) => lang === target.value) })
          }
          options={[
            { value: '', label: t.themeLabels.auto },
            ...languages.map((lang) => ({ value: lang, label: languageNames[lang], lang })),
          ]}
        />
        <SelectField
          label={t.otherCurrency}
          hint={t.otherCurrencyHint}
          value={choice.currency ?? ''}
          onChange={({ target }) => onChange({ currency: target.value || undefined })}
          // The first would leave it open.
          options={[{ value: '', label: t.noOtherCurrency }, ...currencyOptions('').slice(1)]}
        />
      </div>
    </div>
  );
}

type Chosen = 'theme' | 'width' | 'round' | 'density';

interface LookChoiceProps<Name extends Chosen> {
  name: Name;
  legend: string;
  /** The values with what they are called. */
  options: readonly (readonly [Choice[Name], string])[];
  value: Choice[Name];
  onChange: (change: Partial<Choice>) => void;
}

/** One of a few values of a look. */
function LookChoice<Name extends Chosen>(props: LookChoiceProps<Name>) {
  const { name, legend, options, value, onChange } = props;
  return (
    <ChipGroup legend={legend} showLegend>
      {options.map(([option, label]) => (
        <ChipToggle
          key={label}
          type="radio"
          name={name}
          checked={option === value}
          onChange={() => onChange({ [name]: option })}
        >
          {label}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

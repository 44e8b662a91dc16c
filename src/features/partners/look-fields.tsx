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
      <ChipGroup legend={t.colors} showLegend>
        {cardThemes.map((theme) => (
          <ChipToggle
            key={theme}
            type="radio"
            name="theme"
            checked={choice.theme === theme}
            onChange={() => onChange({ theme })}
          >
            {t.themeLabels[theme]}
          </ChipToggle>
        ))}
      </ChipGroup>
      {choice.offer === 'room' && (
        <ChipGroup legend={t.width} showLegend>
          {widths.map((width) => (
            <ChipToggle
              key={width}
              type="radio"
              name="width"
              checked={choice.width === width}
              onChange={() => onChange({ width })}
            >
              {t.widthLabels[width]}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
      <ChipGroup legend={t.corners} showLegend>
        {[...roundness].map(([name, round]) => (
          <ChipToggle
            key={name}
            type="radio"
            name="round"
            checked={choice.round === round}
            onChange={() => onChange({ round })}
          >
            {t.cornerLabels[name]}
          </ChipToggle>
        ))}
      </ChipGroup>
      <ChipGroup legend={t.density} showLegend>
        {[...densities].map(([name, density]) => (
          <ChipToggle
            key={name}
            type="radio"
            name="density"
            checked={choice.density === density}
            onChange={() => onChange({ density })}
          >
            {t.densityLabels[name]}
          </ChipToggle>
        ))}
      </ChipGroup>
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

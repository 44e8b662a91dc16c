import * as t from '#locales/partners.ts';
import * as shell from '#locales/shell.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { languageNames, languages } from '#contract/languages.ts';
import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { widths, type Choice } from './choice.ts';
import styles from './partners.module.css';

/** Theme, width, language and currency of cards. A list is as wide as its page. */
export function LookFields({
  choice,
  onChange,
}: {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}) {
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

import * as t from '#locales/partners.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { widths, type Choice } from './choice.ts';
import styles from './partners.module.css';

/** Theme and width of the card. */
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
    </div>
  );
}

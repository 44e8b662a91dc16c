import { cardThemes } from '#contract/embeds/card.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { widths, type Choice } from './choice.ts';
import styles from './partners.module.css';

const themeLabels = { auto: 'Visitor’s setting', light: 'Light', dark: 'Dark' };
const widthLabels = { 240: 'Narrow, 240 px', 320: 'Regular, 320 px', 420: 'Wide, 420 px' };

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
      <ChipGroup legend="Colors" showLegend>
        {cardThemes.map((theme) => (
          <ChipToggle
            key={theme}
            type="radio"
            name="theme"
            checked={choice.theme === theme}
            onChange={() => onChange({ theme })}
          >
            {themeLabels[theme]}
          </ChipToggle>
        ))}
      </ChipGroup>
      <ChipGroup legend="Width" showLegend>
        {widths.map((width) => (
          <ChipToggle
            key={width}
            type="radio"
            name="width"
            checked={choice.width === width}
            onChange={() => onChange({ width })}
          >
            {widthLabels[width]}
          </ChipToggle>
        ))}
      </ChipGroup>
    </div>
  );
}

import { classes } from './classes.ts';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

const mirroredInRtl: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external',
  'logout',
  'send',
]);

/** One line icon of the family, 1.25 em, always decorative: the words beside it or a label name it. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      className={classes(styles.icon, mirroredInRtl.has(name) && styles.mirrored)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

import { classes } from './classes.ts';
import { iconPaths, type IconShape } from './icon-paths.ts';
import styles from './icon.module.css';

const mirroredInRtl: ReadonlySet<IconShape> = new Set([
  'chevron-left',
  'chevron-right',
  'external',
]);

/** One line icon of the family, 1.25 em, always decorative: the words beside it or a label name it. */
export function Icon({ name, filled = false }: { name: IconShape; filled?: boolean }) {
  const isMirrored = typeof name === 'string' ? mirroredInRtl.has(name) : name.mirrored;
  return (
    <svg
      className={classes(styles.icon, isMirrored && styles.mirrored)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  );
}

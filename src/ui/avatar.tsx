import styles from './avatar.module.css';
import { classes } from './classes.ts';
import { useImageFailed } from './use-image-failed.ts';

export interface AvatarProps {
  url?: string | null | undefined;
  /** Its first letter stands in for the photo; show the name itself beside the avatar. */
  name: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Where no name stands beside it. */
  alt?: string;
}

const pixels = { s: 32, m: 40, l: 64, xl: 128 };

export function Avatar({ url, name, size = 'm', alt }: AvatarProps) {
  const { failed, image } = useImageFailed(url ?? undefined);
  const look = classes(styles.avatar, size !== 'm' && styles[size]);
  if (url && !failed) {
    return (
      <span className={classes(look, styles.photo)}>
        <img
          {...image}
          key={url}
          className={styles.image}
          src={url}
          alt={alt ?? ''}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
        />
      </span>
    );
  }
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={look} {...named}>
      {firstLetter(name)}
    </span>
  );
}

function firstLetter(name: string): string {
  return Array.from(name.trim())[0] ?? '';
}

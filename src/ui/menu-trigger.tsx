import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import styles from './menu-trigger.module.css';

export interface MenuTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  label: string;
  avatarUrl?: string | null | undefined;
}

/** Avatar and name as one button; a file of its own so that it stands before the menu is loaded. */
export function MenuTrigger({ label, avatarUrl, ...button }: MenuTriggerProps) {
  return (
    <button type="button" aria-haspopup="menu" {...button} className={styles.trigger}>
      <Avatar url={avatarUrl} name={label} size="s" />
      <span className={styles.label}>{label}</span>
      <Icon name="chevron-down" />
    </button>
  );
}

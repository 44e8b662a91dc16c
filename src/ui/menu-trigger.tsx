import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import styles from './menu-trigger.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { laterIcons } from './later-icons.ts';

export interface MenuTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  label: string;
  avatarUrl?: string | null | undefined;
  /** Something waits in the menu: a dot, and what it means in words. */
  note?: string | null | undefined;
}

/** Avatar and name as one button; a file of its own so that it stands before the menu is loaded. */
export function MenuTrigger({ label, avatarUrl, note, ...button }: MenuTriggerProps) {
  return (
    <button type="button" aria-haspopup="menu" {...button} className={styles.trigger}>
      <span className={styles.avatar}>
        <Avatar url={avatarUrl} name={label} size="s" />
        {note && <span className={styles.dot} />}
      </span>
      <span className={styles.label} dir="auto">
        {label}
      </span>
      {note && <VisuallyHidden>, {note}</VisuallyHidden>}
      <Icon name={laterIcons.chevronDown} />
    </button>
  );
}

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { CountBadge, type CountBadgeProps } from './count-badge.tsx';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-paths.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** One button that takes a ref. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Open from its first rendering, for a menu that was loaded by the press on its button. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    // No portal either: beside its button the menu stays in the landmark and the reading order.
    // Modal menus insert a style element, which the content security policy refuses.
    <Radix.Root dir={directionOfPage()} modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        className={styles.content}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        loop
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Radix would set its own on the menu: from left to right. */
const directionOfPage = () => (globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr');

export interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  icon?: IconShape;
  danger?: boolean;
  disabled?: boolean;
}

export function MenuItem({ children, onSelect, icon, danger, disabled }: MenuItemProps) {
  return (
    <Radix.Item
      className={classes(styles.item, danger && styles.danger)}
      disabled={disabled ?? false}
      {...(onSelect && { onSelect })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Radix.Item>
  );
}

/** An item that is a link: the one child is the link itself and takes the look. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item className={styles.item} asChild>
      {children}
    </Radix.Item>
  );
}

/** What an item counts, at its end. */
export function MenuCount(props: CountBadgeProps) {
  return (
    <span className={styles.count}>
      <CountBadge {...props} />
    </span>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

/** Items that belong together, under a name that is read out. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return <Radix.Group aria-label={label}>{children}</Radix.Group>;
}

interface MenuChoiceProps {
  children: ReactNode;
  checked: boolean;
  onSelect: () => void;
}

/** One of several choices, of which one is in force. */
export function MenuChoice({ children, checked, onSelect }: MenuChoiceProps) {
  return (
    <Radix.CheckboxItem className={styles.item} checked={checked} onSelect={onSelect}>
      <span className={styles.tick}>{checked && <Icon name="check" />}</span>
      {children}
    </Radix.CheckboxItem>
  );
}

import * as t from '#locales/partners.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import type { IconShape } from '#src/ui/icon-paths.ts';
import styles from './partners.module.css';

const promises: { icon: IconShape; title: string; text: string }[] = [
  {
    icon: laterIcons.clock,
    title: t.small,
    text: t.smallHint,
  },
  {
    icon: laterIcons.shield,
    title: t.privately,
    text: t.privatelyHint,
  },
  {
    icon: 'check',
    title: t.neverInTheWay,
    text: t.neverInTheWayHint,
  },
  {
    icon: 'people',
    title: t.forEveryone,
    text: t.forEveryoneHint,
  },
];

/** What a partner may rely on. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <span className={styles.promiseIcon}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.promiseTitle}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import type { IconShape } from '#src/ui/icon-paths.ts';
import styles from './partners.module.css';

const promises: { icon: IconShape; title: string; text: string }[] = [
  {
    icon: laterIcons.clock,
    title: 'Small',
    text: 'Less than 9 KB of script for all cards of a page, and one request for their content. Nothing on your page moves while they load.',
  },
  {
    icon: laterIcons.shield,
    title: 'Private',
    text: 'No cookies, no storage, no data about your visitors. Cards show only public details of a room.',
  },
  {
    icon: 'check',
    title: 'Never in the way',
    text: 'Blocked, offline, deleted or down: your own link is shown instead of the card.',
  },
  {
    icon: 'people',
    title: 'For everyone',
    text: 'Works by keyboard and screen reader, left to right and right to left, from 240 pixels wide, in light and dark.',
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

import { Link } from '@tanstack/react-router';
import { Icon } from '#src/ui/icon.tsx';
import type { IconName } from '#src/ui/icon-paths.ts';
import { PageHeader } from '#src/ui/page-layout.tsx';
import styles from './admin.module.css';

const screens = [
  {
    to: '/admin/manage-external',
    icon: 'upload',
    title: 'Sources and import',
    text: 'Bring listings in from elsewhere, as CSV or JSON.',
  },
  {
    to: '/admin/external-listings',
    icon: 'filter',
    title: 'External listings',
    text: 'Review what was imported: publish, reject or delete.',
  },
] as const satisfies { to: string; icon: IconName; title: string; text: string }[];

/** What administrators can do. */
export function AdminPage() {
  return (
    <>
      <PageHeader title="Admin Panel" lede="Listings that come from elsewhere." />
      <ul className={styles.screens}>
        {screens.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link className={styles.screen} to={to}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span>
                <b className={styles.title}>{title}</b>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

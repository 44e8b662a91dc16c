import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './page-layout.module.css';

/** The column every screen stands in; m for reading, s for one question. */
export function Page({
  width = 'xl',
  children,
}: {
  width?: 'xl' | 'm' | 's';
  children: ReactNode;
}) {
  return <div className={classes(styles.page, width !== 'xl' && styles[width])}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** A drawing beside the words; makes them the big headline of an opening page. */
  backdrop?: ReactNode;
}

export function PageHeader({ title, lede, actions, back, backdrop }: PageHeaderProps) {
  return (
    <div className={classes(styles.header, backdrop !== undefined && styles.hero)}>
      {backdrop}
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface SectionProps {
  title: ReactNode;
  actions?: ReactNode;
  id?: string;
  /** H3 for a part of what an h2 names. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled part of a page, with its sorting or links on the title's line. */
export function Section(props: SectionProps) {
  const { title, actions, id, heading: Heading = 'h2', children } = props;
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <Heading className={classes(styles.sectionTitle, Heading === 'h3' && styles.smallTitle)}>
          {title}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

export interface PanelProps {
  title?: ReactNode;
  children: ReactNode;
  heading?: 'h2' | 'h3';
  /** Sets its parts apart. */
  stacked?: boolean;
}

export function Panel({ title, children, heading: Heading = 'h2', stacked }: PanelProps) {
  return (
    <section className={styles.panel}>
      {title && <Heading className={styles.panelTitle}>{title}</Heading>}
      {stacked ? <div className={styles.stack}>{children}</div> : children}
    </section>
  );
}

/** Main text with an aside that stays in sight on wide screens and follows on narrow ones. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}

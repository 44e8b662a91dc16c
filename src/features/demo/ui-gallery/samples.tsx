import type { ReactNode } from 'react';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from '../demo.module.css';

/** One component in its states, side by side or (`stacked`) one below the other. */
export function Samples(props: { title: string; stacked?: boolean; children: ReactNode }) {
  return (
    <Panel title={props.title}>
      <div className={props.stacked ? styles.form : styles.samples}>{props.children}</div>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'button' | 'photo' | 'wide' | 'panel' | 'circle';
  width?: 'full' | 'long' | 'half' | 'short';
}

/** One resting block of the size of what will come; silent, so wrap a screenful in `Loading`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classes(styles.block, styles[shape], width !== 'full' && styles[width])}
      aria-hidden="true"
    />
  );
}

/** Says once that something is loading, whatever skeletons it holds. */
export function Loading({ label = t.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Stands for what loads, where its size is not known. */
export function LoadingPanel({ label }: { label?: string }) {
  return (
    <Loading {...(label !== undefined && { label })}>
      <Skeleton shape="panel" />
    </Loading>
  );
}

export function ListingCardSkeleton() {
  return (
    <span className={styles.card}>
      <Skeleton shape="photo" />
      <span className={styles.lines}>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </span>
    </span>
  );
}

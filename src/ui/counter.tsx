import type { ReactNode } from 'react';

/** How far something is, such as "3 / 12": in this order also between words from right to left. */
export const Counter = ({ at, of }: { at: ReactNode; of: number | undefined }) => (
  <bdi dir="ltr">
    {at} / {of}
  </bdi>
);

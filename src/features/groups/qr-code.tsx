import { encode } from 'uqr';
import styles from './groups.module.css';

/** A text as a QR code. It loads late: most who open a group make no invitation. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    // The link beside it says the same to those who do not see it.
    <svg
      className={styles.qr}
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

import styles from './chip-link.module.css';

/** The look of a chip for a link; `aria-current` marks the one in force. */
export const chipLinkClass = styles.link ?? '';

export const copyLink = 'Copy link';
export const copied = 'Copied';
/** The browser refused to copy: the person presses the keys themselves. */
export const selected = 'Selected: copy it with the keyboard';

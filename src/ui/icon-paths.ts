import type { LaterIcon } from './later-icons.ts';

/**
 * The drawings, each one path on a 24 by 24 grid. Every first load carries these; drawings that only
 * later screens show are in later-icons.ts.
 */
export const iconPaths = {
  alert:
    'M12 9v4.5M12 17v.01M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20.2h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.4a1.7 1.7 0 0 0-3 0Z',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V5.8a2.3 2.3 0 0 1 4.4-.9M8.6 6.7l3.6-1.7M7 19l-.8 2M17 19l.8 2',
  bed: 'M3 19V5.5M3 15.5h18V19M21 15.5V13a3 3 0 0 0-3-3h-7.5v5.5M8.2 11.5a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z',
  calendar:
    'M6 5h12a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 3v4M16 3v4M4 10.5h16',
  check: 'M5 12.8l4.4 4.4L19 7.5',
  'chevron-left': 'M14.5 6.5 9 12l5.5 5.5',
  'chevron-right': 'M9.5 6.5 15 12l-5.5 5.5',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  heart:
    'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 10.9-8.5 10.9Z',
  hide: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM5 19 19 5',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11.5V16M12 8v.01',
  message:
    'M12 4c5 0 8.5 3.3 8.5 7.4s-3.5 7.4-8.5 7.4c-1 0-2-.1-2.9-.4L4.5 20l1.2-3.6a6.8 6.8 0 0 1-2.2-5C3.5 7.3 7 4 12 4Z',
  people:
    'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.7a3.5 3.5 0 0 1 0 6.6M18.2 14.3a6.5 6.5 0 0 1 3.3 5.7',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M7.5 11H5.5v9h13v-9h-2',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM20 20l-4.3-4.3',
} as const;

/** What an icon shows. */
export type IconShape = keyof typeof iconPaths | LaterIcon;

/** Drawings for screens behind the public pages, apart from icon-paths.ts to keep the first load small. */
export interface LaterIcon {
  path: string;
  /** Points the other way where text runs from right to left. */
  mirrored?: boolean;
}

export const laterIcons = {
  arrowRight: { path: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', mirrored: true },
  bell: { path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4' },
  chevronUp: { path: 'M6.5 14.5 12 9l5.5 5.5' },
  clock: { path: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2' },
  edit: {
    path: 'M4 20l.9-4L16.2 4.7a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.8L8 19.1 4 20ZM14 7l3 3',
  },
  filter: {
    path: 'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M17 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM12 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  },
  home: {
    path: 'M3.5 11 12 4l8.5 7M6 9v9.5A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V9M10 20v-5.5h4V20',
  },
  logout: {
    path: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M10 12h10M16 8l4 4-4 4',
    mirrored: true,
  },
  send: { path: 'M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4 17-6.5Z', mirrored: true },
  shield: {
    path: 'M12 3.5l7.5 2.7v5.3c0 4.6-3.2 7.6-7.5 9-4.3-1.4-7.5-4.4-7.5-9V6.2L12 3.5ZM9 12l2.2 2.2L15.2 10',
  },
  trash: {
    path: 'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.7 12a2 2 0 0 0 2 2h6.6a2 2 0 0 0 2-2l.7-12M10 11v5.5M14 11v5.5',
  },
  upload: { path: 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5' },
  arrowLeft: { path: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', mirrored: true },
  chevronDown: { path: 'M6.5 9.5 12 15l5.5-5.5' },
  pin: {
    path: 'M19 10.2c0 4.7-4.5 8.9-6.3 10.4a1.1 1.1 0 0 1-1.4 0C9.5 19.1 5 14.9 5 10.2a7 7 0 0 1 14 0ZM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  },
  plus: { path: 'M12 5v14M5 12h14' },
} satisfies Record<string, LaterIcon>;

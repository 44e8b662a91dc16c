import { scriptText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, themeAttribute, type MakeSnippet } from './snippet.ts';

/** The element inside a React app, which then needs no federation. */
export const reactSnippet: MakeSnippet = (subject) => ({
  lede: 'For a React app of any version and any bundler: the element again, loaded when the page first needs it.',
  codes: [
    {
      title: 'room-card.tsx',
      code: `import { useEffect } from 'react';

const script = '${subject.origin}/embed/v1/listing-card.js';

export function RoomCard() {
  useEffect(() => {
    // Your link below stays when the script cannot be had.
    import(/* @vite-ignore */ /* webpackIgnore: true */ script).catch(() => undefined);
  }, []);
  return (
    <roomie-listing-card listing="${subject.listing}"${themeAttribute(subject)}>
      <a href="${roomAddress(subject)}">{${scriptText(subject.title)}}</a>
    </roomie-listing-card>
  );
}`,
    },
    elementStyles(subject),
    {
      title: 'roomieradar.d.ts, for TypeScript',
      code: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'roomie-listing-card': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        listing: number | string;
        theme?: 'auto' | 'light' | 'dark';
      };
    }
  }
}`,
    },
  ],
  policy: policyFor('react', subject),
});

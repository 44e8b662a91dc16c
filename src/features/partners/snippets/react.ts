import { codeTitles, wayLedes } from '#locales/partners.ts';
import { scriptText } from './escape.ts';
import { elementStyles } from './styles.ts';
import {
  policyFor,
  roomAddress,
  lookAttributes,
  type MakeSnippet,
  type Subject,
} from './snippet.ts';

/** How a page of React uses the component of a card. */
export const reactUse = (subject: Subject): string => `<RoomCard
  listing={${subject.listing}}
  title={${scriptText(subject.title)}}${lookAttributes(subject, '\n  ')}
  href="${roomAddress(subject)}"
/>`;

/** The element as a component: of React itself, and of frameworks on top of it. */
export const reactSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.react,
  codes: [
    {
      title: 'room-card.tsx',
      code: `'use client';
import { useEffect } from 'react';

const script = '${subject.origin}/embed/v1/listing-card.js';

interface RoomCardProps {
  listing: number;
  title: string;
  href: string;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
}

/** A room of RoomieRadar. Without its script, our link stays. */
export function RoomCard({ listing, title, href, ...look }: RoomCardProps) {
  useEffect(() => {
    import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ script).catch(() => undefined);
  }, []);
  return (
    <roomie-listing-card listing={listing} {...look}>
      <a href={href}>{title}</a>
    </roomie-listing-card>
  );
}`,
    },
    { title: codeTitles.page, code: reactUse(subject) },
    elementStyles(subject),
    {
      title: codeTitles.typings,
      code: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'roomie-listing-card': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        listing: number | string;
        theme?: 'auto' | 'light' | 'dark';
        currency?: string;
        partner?: string;
      };
    }
  }
}`,
    },
  ],
  policy: policyFor('react', subject),
});

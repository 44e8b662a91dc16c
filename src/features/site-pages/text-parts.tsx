import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Section } from '#src/ui/page-layout.tsx';

/** The part of a text that names a button. */
export const bold = (text: ReactNode) => <b>{text}</b>;

/** The part of a text that leads to another page. */
export const linkTo = (to: '/privacy' | '/safety' | '/terms') => (text: ReactNode) => (
  <Link to={to}>{text}</Link>
);

/** The part of a text that leads to a section of one's own profile. */
export const linkToProfile = (section: 'account' | 'privacy') => (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section }}>
    {text}
  </Link>
);

/** The part of a text that leads out of the app. */
export const linkOut = (href: string) => (text: ReactNode) => <a href={href}>{text}</a>;

/** A section of one paragraph. */
export const TextSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <p>{children}</p>
  </Section>
);

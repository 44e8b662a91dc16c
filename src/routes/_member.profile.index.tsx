import { createFileRoute, redirect } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { pageTitle } from './-page-title.ts';
import { OpenedSection } from './-opened-section.tsx';

/** The list of sections; on wide screens the first one stands beside it. */
export const Route = createFileRoute('/_member/profile/')({
  beforeLoad({ location: { hash } }) {
    const section = formerAnchors.get(hash);
    if (section) throw redirect({ to: '/profile/$section', params: { section }, replace: true });
  },
  head: pageTitle(t.yourProfile),
  component: () => <OpenedSection section="about" />,
});

/** Parts of the profile when it was one page: mails that are out there lead to them. */
const formerAnchors = new Map(
  Object.entries<'notifications' | 'about'>({
    mails: 'notifications',
    organization: 'about',
  }),
);

import { createFileRoute, notFound } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { outcomesQuery } from '#src/shared/api/outcomes.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { blockedUsersQuery } from '#src/shared/api/safety.ts';
import { OpenedSection } from './-opened-section.tsx';
import { pageTitle } from './-page-title.ts';

const titles = {
  about: t.aboutYou,
  habits: t.howYouLive,
  preferences: t.whatYouWant,
  notifications: t.notifications,
  privacy: t.yourPrivacy,
  account: t.account,
};

export const Route = createFileRoute('/_member/profile/$section')({
  params: {
    parse({ section }) {
      if (!Object.hasOwn(titles, section)) throw notFound();
      return { section: section as keyof typeof titles };
    },
  },
  // What the loader takes would otherwise be in every first load.
  loader: async ({ params: { section }, context: { api, queryClient } }) => {
    if (section !== 'privacy') return;
    // All stand above another part, which would move when they come. The page says what failed.
    await Promise.allSettled([
      queryClient.ensureQueryData(profileQuery(api)),
      queryClient.ensureQueryData(blockedUsersQuery(api)),
      queryClient.ensureQueryData(outcomesQuery(api)),
    ]);
  },
  head: ({ params }) => pageTitle(titles[params.section])(),
  component: SectionOfProfile,
});

function SectionOfProfile() {
  const { section } = Route.useParams();
  // A form of one section must not stay for the next.
  return <OpenedSection key={section} section={section} />;
}

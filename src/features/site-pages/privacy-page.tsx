import { Link } from '@tanstack/react-router';
import { formerAccountDays, quotas } from '#contract/quotas.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';

const longestQuotaDays = Math.max(...Object.values(quotas).map(({ seconds }) => seconds)) / 86_400;

/** What is stored about people, who sees it, and what is kept for how long. */
export function PrivacyPage() {
  return (
    <Page width="m">
      <PageHeader title="Privacy" lede="What we store about you, who sees it, and for how long." />
      <Section title="What we store">
        <p>
          Your name and e-mail address come from the service you sign in with. Everything else you
          write yourself: your profile and photo, your answers about living together, your rooms,
          your messages and your reports. We also store where you are signed in, so that you can end
          it there. Against floods of requests, we count them by network address for a short time.
          Whoever offers a room sees how often it was looked at, not by whom. An address that you
          type for a room may be looked up with a map service.
        </p>
      </Section>
      <Section title="Who sees it">
        <p>
          Everyone sees the rooms you list, with your first name and photo. Other roomies also see
          your age, what you wrote about yourself, what you look for and your answers, because the
          score compares them. Nobody else sees your last name, your birth date or your e-mail
          address. The location of a room is rounded to about 100 meters, and the number of its
          house is only for those whose inquiry the owner accepted. If you join the household of a
          room, signed-in roomies see there that you live in it, until you leave. Administrators see
          what is reported. They can read the messages of a reported inquiry, and each time is
          recorded.
        </p>
      </Section>
      <Section title="What we do not do">
        <p>
          We show no advertising and do not track you: pages load nothing from other sites, and we
          sell nothing about you. A cookie exists only while you sign in. Your browser keeps you
          signed in by itself, with what you wrote and have not sent or saved yet. We count how fast
          pages load, but not for whom.
        </p>
      </Section>
      <Section title="Mails">
        <p>
          We write to you when someone sends you a message or an answer. Each mail has a link to
          stop them.
        </p>
      </Section>
      <Section title="Your choices">
        <p>
          In <Link to="/profile">your profile</Link> you change what you wrote, download all of it,
          sign out elsewhere, and delete your account.
        </p>
      </Section>
      <Section title="After you delete your account">
        <p>
          Your profile, your answers, your photo and your rooms are deleted at once. What you wrote
          to others stays with them, without your name, and reports you sent stay with the
          administrators, without it too.
        </p>
      </Section>
      <Section title="What we keep after that, and why">
        <p>
          Deleting an account must not undo a block, a limit or a suspension. So we keep a code that
          is made from your sign-in and cannot be turned back into it. Under this code we keep who
          blocked whom for {formerAccountDays} days, and how often you wrote or posted for at most{' '}
          {longestQuotaDays} days. A suspension is kept until an administrator ends it. If you come
          back within that time, it applies again; otherwise it is deleted.
        </p>
      </Section>
    </Page>
  );
}

import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';

/** What users may expect of the site, and what it asks of them. */
export function TermsPage() {
  return (
    <Page width="m">
      <PageHeader
        title="Terms"
        lede="What you may expect of this site, and what it asks of you. Using it means that you agree."
      />
      <Section title="Who these terms are between">
        <p>
          You, and whoever operates the site at this address: “we” in what follows. We run the
          RoomieRadar software. Its authors are not part of this.
        </p>
      </Section>
      <Section title="Your account">
        <p>
          You are {limits.age.min} or older, you use one account, and what you write about yourself
          is true. You are responsible for what is done with your account.
        </p>
      </Section>
      <Section title="If you offer a room">
        <p>
          You may let it, and its photos are yours to show. Rent, address and dates are right, and
          you pause or delete the room when it is gone. Ask no money for a visit. The law where the
          room is decides whom you may refuse, and why.
        </p>
      </Section>
      <Section title="What is not allowed">
        <ul>
          <li>asking for money or identity papers before a visit</li>
          <li>harassing, threatening or discriminating against anyone</li>
          <li>rooms and people that do not exist, advertising, and spam</li>
          <li>collecting what others wrote, or disturbing the site</li>
        </ul>
        <p>
          We may hide rooms and suspend accounts that break these terms. How to report it stands
          under <Link to="/safety">Staying safe</Link>.
        </p>
      </Section>
      <Section title="What you write and upload">
        <p>
          It stays yours. You allow us to store it and show it on this site, and to show public
          rooms on the sites of our partners. That ends when you delete it; what you wrote to others
          stays with them. <Link to="/privacy">Privacy</Link> has the details.
        </p>
      </Section>
      <Section title="What we do not do">
        <p>
          We do not check rooms or people. We are not part of any contract between you, and take no
          payments. The Roomie Fit compares answers; it promises nothing about how well you will
          live together. Rooms from other sites are theirs, and so are the pages they link to.
        </p>
      </Section>
      <Section title="What we answer for">
        <p>
          We offer the site as it is, and cannot promise that it is always there or free of errors.
          Nothing here takes away rights that the law gives you.
        </p>
      </Section>
      <Section title="How it ends">
        <p>
          You can delete your account at any time, in <Link to="/profile">your profile</Link>. If
          these terms change, the new ones stand here.
        </p>
      </Section>
    </Page>
  );
}

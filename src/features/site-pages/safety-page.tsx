import { Link } from '@tanstack/react-router';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';

/** How to avoid scams, how to meet, and how to report and block. */
export function SafetyPage() {
  return (
    <Page width="m">
      <PageHeader
        title="Staying safe"
        lede="Almost everyone here wants what you want: a good home with good people. Here is how to spot the others, and what to do about them."
      />
      <Section title="Before you pay or send anything">
        <ul>
          <li>
            Never pay before you have seen the room: no deposit, no fee to hold it, no rent in
            advance. Pay after a visit, with a contract.
          </li>
          <li>
            Send no copy of an identity card, passport or bank statement to anyone you have not met.
            Nobody needs one to answer your message.
          </li>
          <li>
            Keep writing here until you have met. Here you can report and block; on another service
            we cannot help.
          </li>
          <li>
            Walk away from what is too good or too urgent: a rent far below its neighbors’, an owner
            who is abroad and sends keys by mail, a room that is gone unless you decide today.
          </li>
        </ul>
        <p>
          We warn you beside a message that asks for money, for papers, or to write elsewhere. The
          warning is a guess from a few English phrases, so a message without one is not proof of
          anything.
        </p>
      </Section>
      <Section title="When you meet">
        <ul>
          <li>Let a friend know where you go and when you will be back, or take them along.</li>
          <li>Go by day, and see the whole place, not only the room.</li>
          <li>Ask to meet everyone who lives there. You will share a kitchen with all of them.</li>
          <li>Too far to visit? Ask for a live video tour. Photos can come from anywhere.</li>
          <li>If something feels wrong, leave. You owe nobody a reason.</li>
        </ul>
      </Section>
      <Section title="When you offer a room">
        <p>
          The page of your room shows its street and a point within about 100 meters. Only those
          whose inquiry you accept see the number of the house, so accept once you want to meet.
          Agree on a time when you are not home alone.
        </p>
      </Section>
      <Section title="Report">
        <p>
          Sign in and choose <b>Report this room</b> or <b>Report this person</b> on their page, or{' '}
          <b>More</b>, <b>Report</b> in an inquiry. Only the administrators of this site read your
          report; the other person is not notified. Administrators can hide a room and suspend an
          account. They can read the messages of a reported inquiry, and each time is recorded.
        </p>
      </Section>
      <Section title="Block">
        <p>
          In an inquiry, choose <b>More</b>, then <b>Block</b>. The other person can no longer write
          to you, and you no longer see each other among the roomies. They are not notified. You can
          unblock them in <Link to="/profile">your profile</Link>.
        </p>
      </Section>
      <Section title="If something has happened">
        <p>
          In danger, call the emergency number of your country first. If you have paid a scammer,
          call your bank at once, keep all messages, and go to the police. Then report it here, so
          that nobody else meets the same person.
        </p>
      </Section>
    </Page>
  );
}

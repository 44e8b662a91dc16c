import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { workedExample } from './worked-example.ts';

/** What RoomieRadar is, how the score works, and who runs the site. */
export function AboutPage() {
  const { score, ledger } = workedExample;
  return (
    <Page width="m">
      <PageHeader
        title="About RoomieRadar"
        lede="Rooms and roommates, matched by how you actually live."
      />
      <Section title="What it is">
        <p>
          A photo tells you about a room, not about the people in it. So RoomieRadar asks everyone
          the same twelve questions about everyday life: when you sleep, how soon you clean up, when
          it should be quiet. From two people’s answers it computes their <b>Roomie Fit</b>, a score
          from 0 to 100, and shows where every missing point went.
        </p>
      </Section>
      <Section title="How the score works" id="score">
        <ul>
          <li>
            Each question is compared both ways: what one does with what the other accepts. What
            matters more to you counts more.
          </li>
          <li>
            Both of you must be content. If it suits one of you to 90 % and the other to 40 %, the
            score is 60, not 65.
          </li>
          <li>
            Easier to live with never costs points. Someone cleaner or quieter than you asked for
            suits you, unless you say otherwise.
          </li>
          <li>A broken dealbreaker is shown as a conflict, however high the score.</li>
          <li>
            An answer you leave out never lowers a score. Below {limits.fit.minShared} questions
            that both answered there is none.
          </li>
          <li>
            A room has a score of its own, from rent, dates, distance and house rules. The two are
            never mixed into one.
          </li>
        </ul>
        <p>
          <a href="#example">See a worked example</a>
        </p>
      </Section>
      <Section title="What the score does not claim">
        <p>
          It is not a prediction, and it judges nobody: the same answers give other scores with
          other people. It uses no age, gender, origin, religion, disability, orientation or family,
          and nothing derived from them. It is a good reason for a first conversation.
        </p>
      </Section>
      <Section title={`A worked example: Ana and Ben, ${score}`} id="example">
        <p>Ana and Ben both answered four questions. {100 - score} of 100 points are missing:</p>
        <ul>
          {ledger.map(({ question, title, answers, points }) => (
            <li key={question}>
              <b>
                {title}, −{points}.
              </b>{' '}
              {answers}
            </li>
          ))}
        </ul>
        <p>
          Ana is 55 % content with Ben’s answers, Ben 94 % with hers. The square root of 55 % × 94 %
          is {score} %. The {100 - score} missing points are shared out by what each question cost
          the two of them.
        </p>
      </Section>
      <Section title="Who runs this site">
        <p>
          RoomieRadar is free software that anyone can run. Whoever operates the site at this
          address decides who may use it, stores what you write, and answers for it. To reach the
          administrators about a room, a person or a message,{' '}
          <Link to="/safety">report it on its page</Link>. What is stored about you stands under{' '}
          <Link to="/privacy">Privacy</Link>, the rules under <Link to="/terms">Terms</Link>.
        </p>
      </Section>
    </Page>
  );
}

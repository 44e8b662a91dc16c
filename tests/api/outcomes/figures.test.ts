import { expect, test } from 'vitest';
import { readAnsweredPairs } from '#domain/outcomes/calibration/read-pairs.ts';
import { readOutcomeFigures } from '#domain/outcomes/public.ts';
import { testApp, type TestApp } from '#tests/support/test-app.ts';
import { sentInquiry } from '../inquiries/steps.ts';

interface Answered {
  score: number;
  lost?: Record<string, number>;
  after?: number;
  /** What each of the pair answers. */
  answers: { together: boolean; rating: number; habits?: Record<string, number> }[];
}

/** Adds so many pairs of the same two people, each with an offer of its own. */
async function addPairs(app: TestApp, count: number, pair: Answered): Promise<void> {
  const { sql } = app.database;
  const { sender, owner, listing_id, id: inquiry } = await sentInquiry(app);
  const people = [sender.id, owner.id];
  const { score, lost = {}, after = 30, answers } = pair;
  for (let nth = 0; nth < count; nth += 1) {
    const [row] = await sql<{ id: number }[]>`
      with offer as (
        insert into offers (inquiry_id, listing_id, status, monthly_rent, deposit, currency, move_in,
          answer_by)
        values (${inquiry}, ${listing_id}, 'declined', 900, 0, 'USD', '2026-01-01', '2025-12-01')
        returning id)
      insert into outcome_pairs (offer_id, applicant_id, owner_id, moved_in_on, score, ledger)
      select id, ${sender.id}, ${owner.id}, '2026-01-01', ${score},
        ${JSON.stringify(lost)}::text::jsonb from offer returning id`;
    const id = row?.id ?? 0;
    for (const [at, { together, rating, habits = {} }] of answers.entries()) {
      const user = people[at] ?? 0;
      await sql`
        insert into outcome_participants (pair_id, user_id, habits, preferences)
        values (${id}, ${user}, '{}', '{}')`;
      await sql`
        insert into outcome_surveys (pair_id, user_id, after_days, due_on, asked_at, answered_at,
          lives_together, rating, habit_ratings)
        values (${id}, ${user}, ${after}, '2026-02-01', now(), now(), ${together}, ${rating},
          ${JSON.stringify(habits)}::text::jsonb)`;
    }
  }
}

const readPage = async (app: TestApp, language = 'en') => {
  const headers = { 'Accept-Language': language };
  const text = await (await app.request('/transparency', { headers })).text();
  return text.slice(text.indexOf('id="score"'));
};
const plain = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('the page says how many pairs are missing, and shows no share and no chart', async () => {
  const app = await testApp();
  await addPairs(app, 29, { score: 85, answers: [{ together: false, rating: 1 }] });
  const page = await readPage(app);
  expect(plain(page)).toContain('80 to 89 1 pair missing 30 pairs missing 30 pairs missing');
  expect(page).not.toContain('<svg');
  expect(page).not.toContain('%)');
});

test('from 30 pairs on it shows the share with its interval, in a table and a chart', async () => {
  const app = await testApp();
  const content = { together: true, rating: 5 };
  // Each pair counts once: 3 and 4 together are not good, and one who left is enough.
  await addPairs(app, 24, { score: 90, answers: [content, { together: true, rating: 3 }] });
  await addPairs(app, 6, { score: 100, answers: [content, { together: false, rating: 1 }] });
  const { together, good } = await readOutcomeFigures(app.database.sql);
  const top = { from: 90, to: 100 };
  expect(together.at(-1)).toMatchObject({
    ...top,
    cells: [{ missing: 0, share: { share: 0.8 } }, {}, {}],
  });
  expect(good.at(-1)?.cells[0]?.share?.share).toBe(0.8);
  const page = await readPage(app);
  expect(plain(page)).toContain('90 to 100 80% (63% to 90%) 30 pairs missing');
  expect(page.match(/role="img"/g)).toHaveLength(2);
  for (const language of ['de', 'es', 'pt', 'ar']) {
    const translated = await readPage(app, language);
    expect(translated.match(/role="img"/g), language).toHaveLength(2);
  }
});

test('a share does not tell what the newest pair answered', async () => {
  const app = await testApp();
  await addPairs(app, 30, { score: 70, answers: [{ together: true, rating: 4 }] });
  const before = await readOutcomeFigures(app.database.sql);
  await addPairs(app, 9, { score: 70, answers: [{ together: false, rating: 1 }] });
  expect(await readOutcomeFigures(app.database.sql)).toEqual(before);
  await addPairs(app, 1, { score: 70, answers: [{ together: false, rating: 1 }] });
  const after = await readOutcomeFigures(app.database.sql);
  expect(after.together[3]?.cells[0]?.share?.share).toBe(0.75);
});

test('a pair is rated by the mean of its people, whoever answered more often', async () => {
  const app = await testApp();
  const answers = [
    { together: true, rating: 5, habits: { quiet: 4 } },
    { together: true, rating: 2, habits: { quiet: 1, pets: 5 } },
  ];
  await addPairs(app, 1, { score: 80, lost: { quiet: 20 }, answers });
  const { sql } = app.database;
  await sql`
    insert into outcome_surveys (pair_id, user_id, after_days, due_on, answered_at, lives_together, rating)
    select pair_id, user_id, 90, due_on, now(), true, 2 from outcome_surveys where rating = 2`;
  expect(await readAnsweredPairs(sql)).toEqual([
    { ledger: { quiet: 20 }, rating: 3.5, habits: { quiet: 2.5, pets: 5 } },
  ]);
});

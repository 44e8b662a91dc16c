// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Vote } from '#contract/applicants/votes.ts';
import { VoteEditor } from '#src/shared/votes/vote-editor.tsx';
import { fakeApi, fillBrowser, findByText, mountScreen } from '../inquiries/mount-screen.tsx';
import { click, find } from '../ui/mount.ts';

beforeEach(() => fillBrowser());

interface Stored {
  vote: Vote | null;
  note: string;
}

/** A vote with a note, whose writes are answered when the test says so. */
async function mountVote() {
  const answers: (() => void)[] = [];
  function Editor() {
    const [stored, setStored] = useState<Stored>({ vote: 'maybe', note: 'Sings at night' });
    const write = {
      mutate: (_: unknown, callbacks?: { onSuccess?: (...answer: never[]) => void }) =>
        void answers.push(() => callbacks?.onSuccess?.()),
      variables: undefined,
      isPending: false,
      isPaused: false,
      error: null,
    };
    return (
      <>
        <button type="button" onClick={() => setStored({ vote: null, note: '' })}>
          News
        </button>
        <VoteEditor
          name="Sefa"
          target="1"
          stored={stored}
          write={write}
          noteLabel="Why"
          noteHint=""
        />
      </>
    );
  }
  const { host } = await mountScreen(<Editor />, fakeApi({}).api);
  return { host, answers };
}

test('what was typed stays when a vote is taken back, whichever arrives first, its answer or the news of it', async () => {
  for (const isAnsweredFirst of [true, false]) {
    localStorage.clear();
    const { host, answers } = await mountVote();
    await click(findByText(host, 'button', 'Maybe'));
    const answer = () => act(async () => answers[0]?.());
    const news = () => click(findByText(host, 'button', 'News'));
    if (isAnsweredFirst) await answer();
    await news();
    if (!isAnsweredFirst) await answer();
    expect(find(host, 'textarea')).toHaveProperty('value', 'Sings at night');
  }
});

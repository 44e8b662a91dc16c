// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { openDraft } from '#src/shared/drafts/open-draft.ts';
import { useMerging, type Current } from '#src/shared/drafts/use-merging.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import * as t from '#locales/drafts.ts';
import { click, find, mount, type } from '../ui/mount.ts';

interface Values {
  title: string;
  rent: string;
}

const stored: Values = { title: 'Room', rent: '900' };
const drafts = createDrafts(localStorage);
const open = (values = stored) =>
  openDraft<Values>({ drafts, userId: 1, kind: 'listing', target: '7', stored: values });
/** The server refuses the saves of older versions; the last is what it has. */
let onServer: Current<Values>;
beforeEach(() => {
  localStorage.clear();
  onServer = { values: stored, version: '1' };
});

const save = async (values: Values, version: string | null) => {
  if (version !== onServer.version) throw new Error('changed meanwhile');
  onServer = { values, version: `${version}+` };
};
const saveElsewhere = (change: Partial<Values>) => {
  onServer = { values: { ...onServer.values, ...change }, version: `${onServer.version}*` };
};

function Form({ opened }: { opened: Current<Values> }) {
  const [draft] = useState(() => open(opened.values));
  const [values, show] = useState(draft.values);
  const merging = useMerging({ stored: opened, draft, show, readCurrent: () => onServer });
  return (
    <>
      <input
        name="title"
        value={values.title}
        onChange={({ target }) => {
          const next = { ...values, title: target.value };
          show(next);
          merging.keep(next);
        }}
      />
      <button type="button" onClick={() => void merging.save(values, save)}>
        Save
      </button>
      <button
        type="button"
        name="leave"
        onClick={() => void merging.save(values, save, { asks: false })}
      >
        Leave
      </button>
      <CollisionNotice
        merging={merging}
        label={([field = '']) => field}
        format={([field], each) => (field ? each[field] : '')}
        onChoose={(collision, side) => merging.choose(collision, side, values)}
      />
    </>
  );
}

async function openForm() {
  const { host } = await mount(<Form opened={onServer} />);
  const input = find(host, '[name="title"]') as HTMLInputElement;
  return {
    host,
    input,
    typeTitle: (title: string) => type(input, title),
    choose: (side: string) => click(find(host, `[value="${side}"]`)),
    save: async () => {
      await click(find(host, 'button'));
      await act(async () => undefined);
    },
    leave: async () => {
      await click(find(host, '[name="leave"]'));
      await act(async () => undefined);
    },
  };
}

test('choosing mine leaves what was typed after the question appeared', async () => {
  const form = await openForm();
  await form.typeTitle('Mine');
  saveElsewhere({ title: 'Theirs' });
  await form.save();
  await form.typeTitle('Mine, finished');
  await form.choose('mine');
  expect(form.input.value).toBe('Mine, finished');
  expect(open().values.title).toBe('Mine, finished');
  await form.save();
  expect(onServer.values.title).toBe('Mine, finished');
});

test('choosing theirs and then mine brings back what was typed last', async () => {
  const form = await openForm();
  await form.typeTitle('Mine');
  saveElsewhere({ title: 'Theirs' });
  await form.save();
  await form.typeTitle('Mine, finished');
  await form.choose('theirs');
  expect(form.input.value).toBe('Theirs');
  await form.choose('mine');
  expect(form.input.value).toBe('Mine, finished');
  expect(open(onServer.values).values.title).toBe('Mine, finished');
});

test('a save without an answer says so from the first, also for a restored draft', async () => {
  open().keep({ ...stored, title: 'Mine' });
  saveElsewhere({ title: 'Theirs' });
  const form = await openForm();
  expect(form.host.textContent).not.toContain(t.chooseOne);
  await form.save();
  expect(form.host.textContent).toContain(t.chooseOne);
  expect(document.activeElement).toBe(find(form.host, '[value="mine"]'));
});

test('later questions begin without an error', async () => {
  const form = await openForm();
  await form.typeTitle('Mine');
  saveElsewhere({ title: 'Theirs' });
  await form.save();
  expect(form.host.textContent).not.toContain(t.chooseOne);
  await form.save();
  expect(form.host.textContent).toContain(t.chooseOne);
  await form.choose('mine');
  saveElsewhere({ title: 'Theirs again' });
  await form.save();
  expect(form.host.textContent).toContain('Theirs again');
  expect(form.host.textContent).not.toContain(t.chooseOne);
});

test('a form that closes asks nothing, and its draft asks when it opens again', async () => {
  const form = await openForm();
  await form.typeTitle('Mine');
  saveElsewhere({ title: 'Theirs', rent: '950' });
  await form.leave();
  expect(form.host.querySelector('fieldset')).toBeNull();
  expect(onServer.values).toEqual({ title: 'Theirs', rent: '950' });
  const again = open(onServer.values);
  expect(again.values).toEqual({ title: 'Mine', rent: '950' });
  expect(again.collisions).toMatchObject([{ fields: ['title'] }]);
});

test('a form that closes saves what collides with nothing', async () => {
  const form = await openForm();
  await form.typeTitle('Mine');
  saveElsewhere({ rent: '950' });
  await form.leave();
  expect(onServer.values).toEqual({ title: 'Mine', rent: '950' });
});

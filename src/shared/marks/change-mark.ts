import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { MarkKind, Marks } from '#contract/marks/mark.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/marks-later.ts';
import { isSettling, isSignedIn } from '#machines/auth.selectors.ts';
import { until, type Auth } from '#src/shared/auth/auth.ts';
import { createVisitorMarks } from '#src/shared/storage/visitor-marks.ts';
import type { Api } from '#src/api/client.ts';
import { formatFailure } from '#src/api/errors.ts';
import { listingsKey } from '#src/shared/api/listings.ts';
import { usersKey } from '#src/shared/api/users.ts';
import { showToast } from '#src/ui/toast.ts';
import { marksQuery } from './marks-query.ts';
import { markOn, marksKey, type MarkTarget } from './mark-target.ts';
import * as ui from '#locales/ui.ts';

interface Dependencies {
  auth: Pick<Auth, 'getSnapshot' | 'subscribe'>;
  api: Api;
  queryClient: QueryClient;
}

/** Marks something, or takes this mark off again, from what it is now. */
export async function toggleMark(
  deps: Dependencies,
  target: MarkTarget,
  kind: MarkKind,
  pressed: Element,
): Promise<void> {
  await setMark(deps, target, (before) => (before === kind ? null : kind), pressed);
}

/**
 * Changes a mark at once, then in the account or in this browser; says what it did, with a way back.
 * `pressed` may go away with its card: the focus must not get lost with it.
 */
async function setMark(
  deps: Dependencies,
  target: MarkTarget,
  decide: (before: MarkKind | null) => MarkKind | null,
  pressed?: Element,
): Promise<void> {
  const { auth, api, queryClient } = deps;
  const session = await until(auth, (snapshot) => !isSettling(snapshot));
  const owner = isSignedIn(session) ? 'signedIn' : 'signedOut';
  const query = marksQuery(api, owner);
  const { queryKey } = query;
  try {
    await queryClient.ensureQueryData(query);
  } catch (error) {
    const description = formatFailure(error);
    showToast({ kind: 'error', id: 'mark', message: common.saveFailed, description });
    return;
  }
  const { fetchStatus, isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
  // What is being read may not have this change, or could not be read: it is read after it.
  if (fetchStatus !== 'idle' || isInvalidated) doubtful.add(queryClient);
  await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData(queryKey);
  const before = known ? markOn(known, target) : null;
  const next = decide(before);
  const store = createVisitorMarks();
  if (owner === 'signedOut' && !store.change(target.id, next)) {
    showToast({ kind: 'warning', message: t.tooManyHere, description: t.tooManyHereHint });
    return;
  }
  if (known) queryClient.setQueryData(queryKey, changed(known, target, next));
  if (next === 'hidden' && pressed) leaveTo(pressed);
  const setTo = (mark: MarkKind | null) => void setMark(deps, target, () => mark);
  announce(target, { before, next }, () => setTo(before));
  if (owner === 'signedIn') {
    const write = new MutationObserver(queryClient, {
      mutationKey: marksKey,
      // Without a connection it waits: the mark is on screen already.
      networkMode: 'online',
      // One after the other, as they were pressed.
      scope: { id: 'marks' },
      mutationFn: () => sendMark(api, target, next),
    });
    try {
      await write.mutate();
    } catch (error) {
      showToast({
        kind: 'error',
        id: 'mark',
        message: common.saveFailed,
        description: formatFailure(error),
        retry: () => setTo(next),
      });
      doubtful.add(queryClient);
    }
    await checkDoubtful(deps);
    if (write.getCurrentResult().isError) return;
  }
  if (next === 'hidden' || before === 'hidden') {
    const lists = target.kind === 'listings' ? listingsKey : usersKey;
    void queryClient.invalidateQueries({ queryKey: lists });
  }
}

/** Clients whose marks may differ from those of the account, because a write failed. */
const doubtful = new WeakSet<QueryClient>();

/** Reads the marks of the account, once no further write would make the answer old. */
async function checkDoubtful({ api, queryClient }: Dependencies): Promise<void> {
  const isWriting = queryClient.isMutating({ mutationKey: marksKey }) > 0;
  if (isWriting || !doubtful.delete(queryClient)) return;
  await queryClient
    .fetchQuery({ ...marksQuery(api, 'signedIn'), staleTime: 0 })
    .catch(() => undefined);
}

function announce(
  target: MarkTarget,
  { before, next }: Record<'before' | 'next', MarkKind | null>,
  onUndo: () => void,
): void {
  const undo = { label: ui.undo, onPress: onUndo };
  if (next === 'favorite') {
    const to = target.kind === 'users' ? '/favorites?show=roomies' : '/favorites';
    const link = { label: t.seeFavorites, to };
    showToast({ kind: 'success', id: 'mark', message: t.addedToFavorites, link });
  } else if (next === 'hidden') {
    const message = target.kind === 'listings' ? t.roomHidden : t.roomieHidden;
    showToast({ kind: 'info', id: 'mark', message, action: undo });
  } else if (next === null && before === 'favorite') {
    showToast({ kind: 'info', id: 'mark', message: t.removedFromFavorites, action: undo });
  } else if (before === 'hidden') {
    showToast({ kind: 'info', id: 'mark', message: t.shownAgain, action: undo });
  }
}

function sendMark(api: Api, { kind, id }: MarkTarget, mark: MarkKind | null): Promise<unknown> {
  // The page may be left at once.
  const input = { params: { id }, keepalive: true };
  if (mark === null) return api(kind === 'listings' ? 'unmarkListing' : 'unmarkUser', input);
  return api(kind === 'listings' ? 'markListing' : 'markUser', { ...input, body: { mark } });
}

function changed(marks: Marks, { kind, id }: MarkTarget, mark: MarkKind | null): Marks {
  const { favorite, hidden } = marks[kind];
  const without = (ids: number[]) => ids.filter((other) => other !== id);
  const next = { favorite: without(favorite), hidden: without(hidden) };
  if (mark !== null) next[mark] = [id, ...next[mark]];
  return { ...marks, [kind]: next };
}

/** Moves the focus to the neighbor of a card that is about to disappear. */
function leaveTo(pressed: Element): void {
  const card = pressed.closest('li');
  const neighbor = card?.nextElementSibling ?? card?.previousElementSibling;
  neighbor?.querySelector('a')?.focus({ preventScroll: true });
}

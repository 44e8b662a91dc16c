import type { Locator, Page, Request } from '@playwright/test';

/** Pressed buttons: those outside of the main part by their name, the others by the state as well. */
export type Pressed = Set<string>;

/** A control that answers at all does so within this time, also on a busy machine. */
const answerWithinMs = 3000;
/** How long it may take to come to a button. */
const reachWithinMs = 10_000;
const calmForMs = 300;
const calmWithinMs = 3000;

/**
 * Presses the buttons of these windows that `pressed` does not have yet, until one does something,
 * and notes them there. Returns whether others are left to be pressed. Rejects with the names of
 * those that did nothing, and of links that lead to where they are.
 */
export async function pressControls(
  windows: readonly Page[],
  state: string,
  pressed: Pressed,
): Promise<boolean> {
  const dead: string[] = [];
  const fail = () => {
    if (dead.length > 0) throw new Error(`Nothing happens on pressing ${dead.join(', ')}`);
  };
  for (const window of windows) {
    dead.push(...(await linksToHere(window)).map((name) => `“${name}”`));
    const keyOf = ({ name, isMain }: Button) => (isMain ? `${state} ${name}` : name);
    const found = (await buttonsOf(window)).filter((each) => !pressed.has(keyOf(each)));
    for (const [at, each] of found.entries()) {
      const { name, button } = each;
      pressed.add(keyOf(each));
      const answer = await press(window, button);
      if (answer === 'nothing') dead.push(`“${name}”`);
      if (answer === 'covered') dead.push(`“${name}”, which cannot be reached`);
      if (answer !== 'something') continue;
      fail();
      // The state may be another one by now.
      return at < found.length - 1 || window !== windows.at(-1);
    }
  }
  fail();
  return false;
}

interface Button {
  name: string;
  /** In the main part of the page or in a dialog, not in the header, which all pages have. */
  isMain: boolean;
  button: Locator;
}

/** Links of the main part that lead to the page they are on, and do not say so. */
function linksToHere(page: Page): Promise<string[]> {
  return page
    .locator('main a[href]:not([aria-current]):visible')
    .evaluateAll((links) =>
      links
        .filter((link) => (link as HTMLAnchorElement).href === location.href)
        .map((link) => link.textContent.trim()),
    );
}

/** The buttons that can be pressed here, each name once. */
async function buttonsOf(page: Page): Promise<Button[]> {
  const all = page.locator('button:visible');
  const found = await all.evaluateAll((buttons) =>
    buttons.map((button) => {
      const dialogs = [...document.querySelectorAll('dialog:modal')];
      const isCovered = dialogs.length > 0 && !dialogs.some((each) => each.contains(button));
      const isOff = button.matches(
        ':disabled, [aria-disabled="true"], [aria-selected="true"], [inert] *',
      );
      if (isCovered || isOff) return null;
      const text = button.getAttribute('aria-label') ?? button.textContent;
      const isMain = button.closest('header, footer') === null || dialogs.length > 0;
      return { name: text.trim().replaceAll(/\d+/g, '#'), isMain };
    }),
  );
  const names = found.map((each) => each?.name);
  return found.flatMap((each, index) =>
    each && names.indexOf(each.name) === index ? [{ ...each, button: all.nth(index) }] : [],
  );
}

interface WatchedPage {
  qaWatched: { changes: number; changedAt: number; focused: Element | null };
}

/** Presses it and watches page, server and browser. */
async function press(page: Page, button: Locator): Promise<'something' | 'nothing' | 'covered'> {
  let hasLeft = false;
  const leave = () => void (hasLeft = true);
  const ask = (request: Request) => {
    // The first press also brings parts of the app that were not needed before.
    const isAsking = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isAsking && !request.url().endsWith('/api/vitals')) leave();
  };
  const events = ['dialog', 'filechooser', 'popup', 'download', 'close'] as const;
  try {
    // A tooltip is not an answer.
    await button.hover({ timeout: reachWithinMs });
    await page.evaluate(watchPage);
    await untilCalm(page);
    page.on('request', ask);
    for (const event of events) page.on(event as 'close', leave);
    const before = await changesOf(page);
    await button.click({ timeout: reachWithinMs });
    const deadline = Date.now() + answerWithinMs;
    while (Date.now() < deadline) {
      if (hasLeft || (await changesOf(page)) > before) return 'something';
      await page.waitForTimeout(30);
    }
    return 'nothing';
  } catch {
    // Navigated away, or under something else.
    return hasLeft ? 'something' : 'covered';
  } finally {
    page.off('request', ask);
    for (const event of events) page.off(event as 'close', leave);
  }
}

async function untilCalm(page: Page): Promise<void> {
  const deadline = Date.now() + calmWithinMs;
  while (Date.now() < deadline) {
    const isCalm = await page.evaluate((forMs) => {
      const { qaWatched } = window as unknown as WatchedPage;
      return performance.now() - qaWatched.changedAt > forMs;
    }, calmForMs);
    if (isCalm) return;
    await page.waitForTimeout(50);
  }
}

/** Changes of the document since it is watched; a focus that moved elsewhere is one. */
function changesOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { qaWatched } = window as unknown as WatchedPage;
    const { activeElement } = document;
    const isElsewhere = activeElement !== qaWatched.focused && !activeElement?.matches(':hover');
    qaWatched.focused = activeElement;
    return (qaWatched.changes += isElsewhere ? 1 : 0);
  });
}

function watchPage(): void {
  const inPage = window as unknown as Partial<WatchedPage>;
  if (inPage.qaWatched) return;
  const watched = { changes: 0, changedAt: performance.now(), focused: document.activeElement };
  inPage.qaWatched = watched;
  const note = () => {
    watched.changes += 1;
    watched.changedAt = performance.now();
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // The browser says itself which field is wrong.
  document.addEventListener('invalid', note, true);
}

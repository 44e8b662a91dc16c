import type { Page } from '@playwright/test';

/** Returns what is wrong with the texts on the page (see `look`); empty when nothing is. */
export function lookAtTexts(page: Page, marks: readonly string[]): Promise<string[]> {
  return page.evaluate(
    look,
    marks.map((mark) => mark.toLowerCase()),
  );
}

/** Spaces the text as WCAG 1.4.12 lets readers do; `off` ends that. */
export function spaceTexts(page: Page, state: 'on' | 'off'): Promise<void> {
  return page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }`);
    // The policy of our pages refuses style elements.
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, state === 'on');
}

/** Lays the page out from right to left, or as before. */
export function turnAround(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
}

/** Returns what bars that stay in sight take away from the page; empty when they leave room. */
export function lookAtBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const height = window.innerHeight;
    const stays = ({ position }: CSSStyleDeclaration) => /^(sticky|fixed)$/.test(position);
    const frame = () => new Promise(requestAnimationFrame);
    window.scrollTo(0, (document.documentElement.scrollHeight - height) / 2);
    await frame();
    const open = document.querySelector('dialog[open]');
    const readTops = () =>
      [...document.querySelectorAll('body *')]
        .filter((each) => stays(getComputedStyle(each)) && each.checkVisibility())
        .map((each) => ({ each, box: each.getBoundingClientRect() }));
    const before = new Map(readTops().map(({ each, box }) => [each, box.top]));
    window.scrollBy(0, 8);
    await frame();
    const bars = readTops().filter(
      ({ each, box }) =>
        before.get(each) === box.top && box.height > 8 && box.bottom > 0 && box.top < height,
    );
    if (open || document.documentElement.scrollHeight <= height + 16) return found;
    const covered = bars.reduce(
      (sum, { box }) => sum + Math.min(box.bottom, height) - Math.max(box.top, 0),
      0,
    );
    const names = bars.map(({ each }) => `${each.localName}.${each.getAttribute('class') ?? ''}`);
    if (covered > height / 3) found.push(`${covered} of ${height} px are behind ${names.join()}`);

    const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)');
    for (const control of [...controls].slice(0, 60)) {
      control.focus();
      await frame();
      const box = control.getBoundingClientRect();
      const bar = bars.find(
        (each) =>
          !each.each.contains(control) &&
          Math.max(box.top, 0) >= each.each.getBoundingClientRect().top &&
          Math.min(box.bottom, height) <= each.each.getBoundingClientRect().bottom,
      );
      if (bar && box.height > 1) found.push(`behind a bar: ${control.outerHTML.slice(0, 80)}`);
    }
    return found;
  });
}

/**
 * Runs in the page. Checks that no text of a user became an element, that each has a direction of
 * its own, and that nothing is cut off or wider than the screen.
 */
function look(marks: string[]): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;
  const describeElement = (element: Element | null) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''}`;
  /** What every planted text but an address begins with. */
  const foreign = 'مرحبا';
  const hasMark = (text: string) => marks.some((mark) => text.toLowerCase().includes(mark));

  if (root.scrollWidth > width) found.add(`the page is ${root.scrollWidth} px wide`);
  for (const code of document.querySelectorAll('code, pre')) {
    if (getComputedStyle(code).direction !== 'ltr') {
      found.add(`code from right to left: ${describeElement(code)}`);
    }
  }
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea');
  for (const field of fields) {
    if (hasMark(field.value) && field.value.includes(foreign) && field.dir !== 'auto') {
      found.add(`no direction of its own: ${describeElement(field)} ${field.value.slice(0, 30)}`);
    }
  }

  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const part of [document.body, ...shadows]) lookInside(part);
  return [...found];

  function lookInside(part: Element | ShadowRoot) {
    for (const element of part.querySelectorAll('[data-planted], img[src="/x"]')) {
      found.add(`became an element: ${element.outerHTML}`);
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) lookAtText(node);
  }

  function lookAtText(node: Node) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || text.trim() === '' || parent.closest('script, style, noscript, option')) return;
    if (!parent.checkVisibility({ visibilityProperty: true })) return;
    const box = parent.getBoundingClientRect();
    // A pixel may be a little more than one.
    const isHidden = box.width < 2 || box.height < 2;
    // Addresses of the web, and code, are written from left to right everywhere.
    const isForeign = hasMark(text) && text.includes(foreign) && !parent.closest('code');
    const own = parent.closest('bdi, [dir=auto]');
    if (isForeign && !isHidden && !own?.textContent.trim().startsWith(foreign)) {
      found.add(`no direction of its own: ${describeElement(parent)} ${text.slice(0, 40)}`);
    }
    if (!isHidden) lookAtRoom(parent, node);
    if (!isHidden && !hasMark(text)) lookAtWords(parent, node, text);
  }

  /** The words of our own buttons, column titles and links above a page are never broken. */
  function lookAtWords(parent: Element, node: Node, text: string) {
    const label = parent.closest('button, th, [class*=button], [class*=topLink]');
    if (!label) return;
    // The address of an account is no word of ours, and may be longer than its button.
    const words = text.replaceAll(/\S+@\S+/g, (address) => ' '.repeat(address.length));
    for (const word of words.matchAll(/(?<!\p{L})\p{L}{2,20}(?!\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken word: ${describeElement(label)} ${word[0]}`);
    }
  }

  function lookAtRoom(parent: Element, node: Node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (['auto', 'scroll'].includes(style.overflowX)) return;
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (style.overflowX !== 'visible' && style.display !== 'inline') {
        if (isMeant) return;
        const frame = at.getBoundingClientRect();
        // For screen readers only.
        if (frame.width < 2 || frame.height < 2) return;
        const isCut = right > frame.right + 1 || left < frame.left - 1;
        const isLow = at.scrollHeight > at.clientHeight + 2 && at.clientHeight > 1;
        if (isCut || isLow)
          found.add(`cut off by ${describeElement(at)}: ${node.textContent?.slice(0, 40)}`);
        return;
      }
    }
    if (right > width + 1 || left < -1) {
      found.add(`beyond the screen: ${describeElement(parent)} ${node.textContent?.slice(0, 40)}`);
    }
  }
}

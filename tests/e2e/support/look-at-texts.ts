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

/**
 * Runs in the page. Checks that no text of a user became an element, that each has a direction of
 * its own, and that nothing is cut off or wider than the screen.
 */
function look(marks: string[]): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;
  const nameOf = (element: Element | null) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''}`;
  /** What every planted text but an address begins with. */
  const foreign = 'مرحبا';
  const hasMark = (text: string) => marks.some((mark) => text.toLowerCase().includes(mark));

  if (root.scrollWidth > width) found.add(`the page is ${root.scrollWidth} px wide`);
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea');
  for (const field of fields) {
    if (hasMark(field.value) && field.value.includes(foreign) && field.dir !== 'auto') {
      found.add(`no direction of its own: ${nameOf(field)} ${field.value.slice(0, 30)}`);
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
    const isHidden = box.width <= 1 || box.height <= 1;
    // Addresses of the web, and code, are written from left to right everywhere.
    const isForeign = hasMark(text) && text.includes(foreign) && !parent.closest('code');
    const own = parent.closest('bdi, [dir=auto]');
    if (isForeign && !isHidden && !own?.textContent.trim().startsWith(foreign)) {
      found.add(`no direction of its own: ${nameOf(parent)} ${text.slice(0, 40)}`);
    }
    if (!isHidden) lookAtRoom(parent, node);
    if (!isHidden && !hasMark(text)) lookAtWords(parent, node, text);
  }

  /** The words of our own buttons and column titles are never broken. */
  function lookAtWords(parent: Element, node: Node, text: string) {
    const label = parent.closest('button, th, [class*=button]');
    if (!label) return;
    for (const word of text.matchAll(/(?<!\p{L})\p{L}{2,20}(?!\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken word: ${nameOf(label)} ${word[0]}`);
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
        const isCut = right > frame.right + 1 || left < frame.left - 1;
        const isLow = at.scrollHeight > at.clientHeight + 2 && at.clientHeight > 1;
        if (isCut || isLow)
          found.add(`cut off by ${nameOf(at)}: ${node.textContent?.slice(0, 40)}`);
        return;
      }
    }
    if (right > width + 1 || left < -1) {
      found.add(`beyond the screen: ${nameOf(parent)} ${node.textContent?.slice(0, 40)}`);
    }
  }
}

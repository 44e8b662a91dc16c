import type { Page } from '@playwright/test';

/**
 * The texts of a page in Arabic that have words in Latin letters alone, besides names and what
 * people wrote. A name within an Arabic text is no fault.
 */
export const latinTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What people wrote has a direction of its own; code, addresses and languages name themselves.
    const own = 'bdi, [dir=auto], [dir=ltr], [lang]:not(html), [translate=no]';
    const noText = 'code, pre, script, style, noscript, svg, input, textarea, option';
    const names =
      /RoomieRadar|Roomie Fit|Wi-Fi|WordPress|oEmbed|React|Vue|Svelte|Angular|Module federation|UTC|^\/\S*|https?:\S+|\S+@\S+/g;
    const isLatin = (text: string) =>
      !/\p{Script=Arabic}/u.test(text) && /[A-Za-z]{3}/.test(text.replaceAll(names, ''));
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.closest(`${own}, ${noText}`) && isLatin(text)) found.add(text);
    }
    const written = new Set(
      Array.from(document.querySelectorAll(own), ({ textContent }) => textContent.trim()),
    );
    for (const name of ['aria-label', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (!element.closest(own) && !written.has(text.trim()) && isLatin(text))
          found.add(`${name}: ${text}`);
      }
    }
    return [...found];
  });

import { codeTitles, listLede, listLink, listLedes, wayLedes } from '#locales/partners.ts';
import { listHeight, listSize } from '#contract/embeds/card.ts';
import { listPath } from '#contract/embeds/data-path.ts';
import type { Choice, ListMethod } from '../choice.ts';
import { htmlText, scriptText } from './escape.ts';
import { addressedScript, importedScript, preload } from './html.ts';
import { listComponents } from './list-components.ts';
import {
  frameParameters,
  lookAttributes,
  lookStyles,
  policyFor,
  type Code,
  type Look,
  type Snippet,
  type Subject,
} from './snippet.ts';

/** A list of rooms on a site. */
export interface ListSubject
  extends Look, Pick<Choice, 'search' | 'field'>, Pick<Subject, 'origin' | 'imageOrigin'> {}

/** How many rooms a list begins with. */
export const listCount = 6;

const scriptAddress = ({ origin }: ListSubject) => `${origin}/embed/v1/listings.js`;
/** The search on our site: what partners link to when there are no rooms. */
const searchAddress = ({ origin, search }: ListSubject) =>
  `${origin}/${search ? `?${search}` : ''}`;

/** The code of a list for one of its ways. */
export function listSnippet(way: ListMethod, subject: ListSubject): Snippet {
  const { lede, codes } = ways[way](subject);
  const policy = policyFor(way, subject);
  return {
    lede,
    codes,
    policy: way === 'server' ? [...policy, "style-src 'unsafe-inline'"] : policy,
  };
}

/** As the element asks for it, so that the browser finds the answer again. */
function dataAddress({ origin, search = '', lang, currency }: ListSubject): string {
  const path = listPath({
    ids: null,
    owner: null,
    search,
    count: String(listCount),
    lang,
    currency: currency ?? null,
  });
  return `${origin}/api/embed/${path}`;
}

type Way = (subject: ListSubject) => { lede: string; codes: Code[] };

function stylesheet(subject: ListSubject): Code {
  const look = lookStyles(subject);
  return {
    title: codeTitles.stylesheet,
    code: `${look && `roomie-listings {${look}\n}\n\n`}roomie-listings:not(:defined) {
  display: block;
  min-height: 100vh;
}`,
  };
}

/** One script and one element, for every site that can hold HTML. */
const html: Way = (subject) => {
  const { search, field } = subject;
  const which = search ? ` search="${htmlText(search)}"` : '';
  const script = scriptAddress(subject);
  return {
    lede: listLede,
    codes: [
      {
        title: 'HTML',
        code: `${importedScript(script)}
<roomie-listings count="${listCount}"${which}${field ? ' search-box' : ''}${lookAttributes(subject)}>
  <a href="${htmlText(searchAddress(subject))}">${htmlText(listLink)}</a>
</roomie-listings>`,
      },
      { title: codeTitles.strict, code: addressedScript(script) },
      stylesheet(subject),
      { title: codeTitles.listHead, code: preload(dataAddress(subject)) },
    ],
  };
};

/** The list in the HTML of a page: its server includes the element with its content. */
const server: Way = (subject) => {
  const link = `<a href="${htmlText(searchAddress(subject))}">${htmlText(listLink)}</a>`;
  return {
    lede: listLedes.server,
    codes: [
      {
        title: codeTitles.anyServer,
        code: `const address = ${scriptText(serverAddress(subject))};
const link = ${scriptText(link)};

// Keep the answer for up to five minutes.
const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
const html = answer?.ok ? await answer.text() : link;`,
      },
      { title: codeTitles.serverHead, code: addressedScript(scriptAddress(subject)) },
      stylesheet(subject),
    ],
  };
};

const frame: Way = (subject) => ({
  lede: wayLedes.frame,
  codes: [
    {
      title: 'HTML',
      code: `<iframe
  src="${htmlText(frameAddress(subject))}"
  title="${htmlText(listLink)}"
  width="${listSize.width}"
  height="${listHeight(listSize.width, listCount, subject.density)}"
  style="max-width: 100%"
  frameborder="0"
  loading="lazy"
></iframe>`,
    },
  ],
});

const oembed: Way = (subject) => {
  const address = new URL(searchAddress(subject));
  if (subject.theme !== 'auto') address.searchParams.set('theme', subject.theme);
  for (const [name, value] of frameParameters(subject)) address.searchParams.set(name, value);
  return {
    lede: listLedes.oembed,
    codes: [
      { title: codeTitles.paste, code: address.href },
      {
        title: codeTitles.asked,
        code: `${subject.origin}/oembed?url=${encodeURIComponent(address.href)}&format=json`,
      },
    ],
  };
};

const component =
  (way: keyof typeof listComponents): Way =>
  (subject) => {
    const { file, code, use } = listComponents[way];
    const text = {
      script: scriptAddress(subject),
      look: lookAttributes(subject, '\n  '),
      href: searchAddress(subject),
    };
    return {
      lede: wayLedes[way],
      codes: [
        { title: file, code: code(text.script) },
        { title: codeTitles.page, code: use(subject, text) },
        stylesheet(subject),
      ],
    };
  };

const ways: Record<ListMethod, Way> = {
  html,
  server,
  react: component('react'),
  vue: component('vue'),
  svelte: component('svelte'),
  angular: component('angular'),
  frame,
  oembed,
};

/** The address of the list in a frame. */
function frameAddress(subject: ListSubject): string {
  const query = new URLSearchParams(serverParameters(subject));
  for (const [name, value] of frameParameters(subject)) query.set(name, value);
  return `${subject.origin}/embed/search?${query}`;
}

/** The address of its content for a server, whose page has the look in its style sheet. */
const serverAddress = (subject: ListSubject) =>
  `${subject.origin}/embed/search/element?${serverParameters(subject)}`;

function serverParameters({ search, field, theme, lang, currency }: ListSubject): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('count', String(listCount));
  if (field) query.set('search_box', '1');
  if (theme !== 'auto') query.set('theme', theme);
  if (lang) query.set('lang', lang);
  // The parameter `currency` of a search is the currency of its rents.
  if (currency) query.set('price_currency', currency);
  return query;
}

import { expect, test, vi } from 'vitest';
import { languagePrefix, type Language, type SiteLanguages } from '#contract/languages.ts';
import { languageChoiceModel, type LanguageContext } from '#qa/traces/models/language-choice.ts';
import type { Api } from '#src/api/client.ts';
import { followLanguage } from '#src/app/follow-language.ts';
import type { AppRouter } from '#src/app/router.ts';
import { chooseLanguage } from '#src/features/shell/choose-language.ts';
import { createUnsavedLanguage } from '#src/shared/storage/unsaved-language.ts';
import { explore, findPaths, playPath, splitPaths, type Path } from '#xstate-paths';

/** The parts of the app that a fault may change. */
interface Parts {
  follow: typeof followLanguage;
  choose: typeof chooseLanguage;
}
type Fault = (parts: Parts) => Parts;

const languages: SiteLanguages = ['en', 'de', 'es'];
const userId = 7;
/** No page that people send each other a link to. */
const path = '/favorites';

/** A browser with one page of the app, which the server answers in the language of address and cookie. */
function openBrowser() {
  const cookies = new Map<string, string>();
  let page: Language = 'en';
  let loads = 0;
  function load(address: string): void {
    loads += 1;
    const inAddress = languages.find((each) => address === `/${each}${path}`);
    if (!inAddress && address !== path) throw new Error(`No page at ${address}`);
    // The server leads from a plain address to that of the chosen language.
    page = inAddress ?? languages.find((each) => cookies.get('language') === each) ?? 'en';
  }
  const location = {
    protocol: 'https:',
    search: '',
    get pathname() {
      return `${languagePrefix(page, languages)}${path}`;
    },
    reload: () => load(location.pathname),
    assign: load,
    replace: load,
  };
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    },
  };
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage;
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', document);
  const router = () =>
    ({
      options: { context: { language: page, languages } },
      latestLocation: { pathname: path, href: path },
    }) as unknown as AppRouter;
  return {
    window: { document, location } as unknown as Window,
    hasUnsaved: () => createUnsavedLanguage(storage).has(userId),
    router,
    page: () => page,
    loads: () => loads,
    chosen: () => cookies.get('language') ?? null,
  };
}

/** An account, whose server answers when it is let. */
function createServer() {
  let account: Language | null = null;
  let pending: { name: 'read' | 'save'; settle(isAnswered: boolean): void } | null = null;
  const api = ((call: 'getLanguage' | 'saveLanguage', { body }: { body?: Saved }) =>
    new Promise((resolve, reject) => {
      if (pending) throw new Error(`${call} while the server still answers ${pending.name}`);
      pending = {
        name: call === 'getLanguage' ? 'read' : 'save',
        settle(isAnswered) {
          pending = null;
          if (!isAnswered) return reject(new TypeError('Failed to fetch'));
          if (body) account = body.language;
          resolve(body ? undefined : { language: account });
        },
      };
    })) as unknown as Api;
  return {
    api,
    account: () => account,
    pending: () => pending,
    setElsewhere: (language: Language) => (account = language),
  };
}
interface Saved {
  language: Language;
}

/** Plays a path on the code that follows and keeps the choice of a language. */
async function play(tour: Path, fault: Fault = (parts) => parts): Promise<void> {
  const { follow, choose } = fault({ follow: followLanguage, choose: chooseLanguage });
  const browser = openBrowser();
  const server = createServer();
  let isSignedIn = false;
  let loadsBefore = 0;

  await playPath(tour, {
    async act({ type, language }) {
      loadsBefore = browser.loads();
      if (type === 'chosen.elsewhere') server.setElsewhere(language as Language);
      else if (type === 'language.chosen') {
        const address = `${languagePrefix(language as Language, languages)}${path}`;
        void choose(language as Language, address, server.api, isSignedIn ? userId : null);
      } else if (type === 'signed.out') isSignedIn = false;
      else if (type === 'signed.in') {
        isSignedIn = true;
        // As at the start of a session, where a failure is left for the next time.
        void follow(browser.window, browser.router(), server.api, userId).catch(() => undefined);
      } else server.pending()?.settle(type.startsWith('xstate.done'));
      // The app goes on with what it does about the answer.
      await new Promise((done) => setTimeout(done, 0));
    },
    expectState({ value, context }) {
      const expected = context as LanguageContext;
      const requests = new Map<unknown, string>([
        ['following', 'read'],
        ['saving', 'save'],
      ]);
      expect({
        request: server.pending()?.name ?? null,
        inBrowser: browser.chosen(),
        inAccount: server.account(),
        isUnsaved: browser.hasUnsaved(),
      }).toEqual({
        request: requests.get(value) ?? null,
        inBrowser: expected.browser,
        inAccount: expected.account,
        isUnsaved: expected.isUnsaved,
      });
      // While the choice is on its way to the account, the page is still the one before.
      if (value !== 'saving') expect(browser.page()).toBe(expected.browser ?? 'en');
      expect(browser.loads() - loadsBefore, 'loads in one step').toBeLessThanOrEqual(1);
    },
  });
}

const graph = explore(languageChoiceModel);
const { paths: edges } = findPaths(languageChoiceModel, 'tour', { cover: 'edges' }, graph);
const paths = splitPaths(graph, edges, 10);

test('the page, the browser and the account agree on a language, whatever the server does', async () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(50);
  for (const each of paths) await play(each);
});

/** Answers the calls of one name by itself. */
const answering = (api: Api, name: string, answer: unknown): Api =>
  ((...[call, options]: Parameters<Api>) =>
    call === name ? Promise.resolve(answer) : api(call, options)) as unknown as Api;

const faults: Record<string, Fault> = {
  'the choice of a browser is never saved in an account without one': ({ follow, choose }) => ({
    follow: (window, router, api, user) =>
      follow(window, router, answering(api, 'saveLanguage', undefined), user),
    choose,
  }),
  'the account is not asked': ({ follow, choose }) => ({
    follow: (window, router, api, user) =>
      follow(window, router, answering(api, 'getLanguage', { language: null }), user),
    choose,
  }),
  'a choice is kept in the browser alone': ({ follow, choose }) => ({
    follow,
    choose: (language, href, api) => choose(language, href, api, null),
  }),
  'a visitor’s choice is sent to an account': ({ follow, choose }) => ({
    follow,
    choose: (language, href, api) => choose(language, href, api, userId),
  }),
  'the page stays in the language before when the server is silent': ({ follow, choose }) => ({
    follow,
    choose: (language, href, api, user) => {
      const waiting = (call: 'saveLanguage', options: never) =>
        api(call, options).catch(() => new Promise(() => undefined));
      return choose(language, href, waiting as unknown as Api, user);
    },
  }),
  'a choice that the server did not store is forgotten': ({ follow, choose }) => ({
    follow,
    choose: async (language, href, api, user) => {
      await choose(language, href, api, user);
      if (user !== null) createUnsavedLanguage().remove(user);
    },
  }),
  'the page is loaded again though nothing changed': ({ follow, choose }) => ({
    follow: async (...args) => {
      await follow(...args);
      location.reload();
      location.reload();
    },
    choose,
  }),
};

test.each(Object.entries(faults))('a fault is noticed by a path: %s', async (_, fault) => {
  const noticed: string[] = [];
  for (const each of paths) {
    await play(each, fault).catch((error: unknown) => noticed.push(String(error)));
  }
  expect(noticed).not.toEqual([]);
  expect(noticed[0]).toMatch(/Step \d+ of \d+/);
});

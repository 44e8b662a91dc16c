import { type } from 'arktype';
import type { Tokens } from '#contract/auth/auth.ts';
import { calls, type Answer } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { localIssuer, localSubject } from '#domain/auth/local-provider/subject.ts';
import { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** The parsed answer of a call; throws unless it is a success that keeps the contract. */
export async function readAnswer<Id extends EndpointId>(
  id: Id,
  response: Response,
): Promise<Answer<Id>> {
  const call = calls[id];
  const text = await response.text();
  if (response.status !== call.status) throw new Error(`${id}: ${response.status} ${text}`);
  if (!('answer' in call)) {
    if (text !== '') throw new Error(`${id} has no body: ${text}`);
    return undefined as Answer<Id>;
  }
  const answer: unknown = call.answer(JSON.parse(text));
  if (answer instanceof type.errors) throw new Error(`${id}: ${answer.summary}`);
  return answer as Answer<Id>;
}

/** The problem answer of a refused call. */
export async function readProblem(response: Response): Promise<{
  status: number;
  code: string;
  detail?: string;
}> {
  if (response.headers.get('Content-Type') !== 'application/problem+json') {
    throw new Error(`Not a problem: ${response.status} ${await response.text()}`);
  }
  return response.json() as ReturnType<typeof readProblem>;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Steps of signing in at one app, each as a browser would take it. */
export function signInSteps({ publicUrl }: Pick<TestApp, 'publicUrl'>) {
  const callback = `${publicUrl}/auth/callback`;
  const steps = {
    async begin(browser: Browser) {
      const response = await browser.fetch(publicUrl + endpoints.startSignIn.path);
      return readAnswer('startSignIn', response);
    },
    /** Opens the sign-in address; the chooser's page, or where else it led. */
    async openChooser(browser: Browser, url: string) {
      const opened = await browser.open(url, callback);
      return { url: opened.url, html: (await opened.response?.text()) ?? '' };
    },
    /** Sends one of the chooser's forms; the query that the app's return address gets. */
    async submit(browser: Browser, chooser: URL, fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      const { url, response } = await browser.open(chooser, callback, { method: 'POST', body });
      if (response) throw new Error(`Not sent back: ${response.status} ${await response.text()}`);
      return url.searchParams;
    },
    /** The code of a sign-in as this person, not yet exchanged. */
    async codeFor(browser: Browser, email: string) {
      const { url, state } = await steps.begin(browser);
      const chooser = await steps.openChooser(browser, url);
      const query = await steps.submit(browser, chooser.url, { email });
      return { code: query.get('code') ?? '', state, returnedState: query.get('state') };
    },
    finish(browser: Browser, answer: { code: string; state: string }) {
      return browser.fetch(publicUrl + endpoints.finishSignIn.path, post(answer));
    },
    async signIn(email: string, browser = new Browser()): Promise<Tokens> {
      const { code, state } = await steps.codeFor(browser, email);
      return readAnswer('finishSignIn', await steps.finish(browser, { code, state }));
    },
    refresh(refresh_token: string) {
      return fetch(publicUrl + endpoints.refreshSession.path, post({ refresh_token }));
    },
    call(id: EndpointId, token: string, params: Record<string, string> = {}) {
      const { method, path } = endpoints[id];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      return fetch(publicUrl + filled, { method, headers: { Authorization: `Bearer ${token}` } });
    },
    me: (token: string) => steps.call('getCurrentUser', token),
  };
  return steps;
}

/** A person of the local provider, as the seed stores them. */
export async function addPerson(
  { sql }: Pick<TestApp, 'sql'>,
  email: string,
  { first_name = 'Olga', last_name = 'Owner', is_admin = false } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into users (issuer, subject, email, first_name, last_name, is_admin, onboarding_status)
    values (${localIssuer}, ${localSubject(email)}, ${email}, ${first_name}, ${last_name},
      ${is_admin}, 'completed')
    returning id`;
  return row?.id ?? 0;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import { pageHeaders } from '#platform/http/plain-page.ts';
import type { Log } from '#platform/log.ts';
import { chooserPage, stoppedPage } from './chooser-page.ts';
import type { LocalPeople } from './people.ts';

export interface Chooser {
  handle(req: IncomingMessage, res: ServerResponse): boolean;
}

const maxFormBytes = 4096;
const emailPattern = /^[^\s@\0]{1,64}@[^\s@\0]{1,189}$/;

/** The page of the local provider on which users choose an account. */
export function createChooser(deps: {
  provider: Provider;
  people: LocalPeople;
  base: string;
  publicUrl: string;
  /** The language of the request. */
  requestLanguage: (req: IncomingMessage) => Language;
  log: Log;
}): Chooser {
  const { provider, people, base, publicUrl, requestLanguage, log } = deps;

  function send(res: ServerResponse, status: number, language: Language, html: string): void {
    res.writeHead(status, pageHeaders(publicUrl, language)).end(html);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const language = requestLanguage(req);
    const { uid } = await provider.interactionDetails(req, res);
    const action = `${base}/choose/${uid}`;
    if (req.method !== 'POST') {
      send(res, 200, language, chooserPage({ language, action, people: await people.list() }));
      return;
    }
    const form = await readForm(req);
    if (form.has('cancel')) {
      const result = { error: 'access_denied', error_description: 'Sign-in was cancelled' };
      await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
      return;
    }
    const email = (form.get('email') ?? '').trim();
    if (!emailPattern.test(email) || !email.isWellFormed()) {
      const problem = getLocales(language).signIn.badEmail;
      const page = chooserPage({ language, action, people: await people.list(), email, problem });
      send(res, 422, language, page);
      return;
    }
    const result = { select_account: {}, login: { accountId: await people.admit(email) } };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  }

  return {
    handle(req, res) {
      if (!req.url?.startsWith(`${base}/choose/`)) return false;
      answer(req, res).catch((error: unknown) => {
        const language = requestLanguage(req);
        const t = getLocales(language).signIn;
        if (error instanceof errors.SessionNotFound) {
          send(res, 400, language, stoppedPage(language, publicUrl, t.ended));
          return;
        }
        log.error({ err: error }, 'The local sign-in page failed');
        if (res.headersSent) res.destroy();
        else send(res, 500, language, stoppedPage(language, publicUrl, t.failed));
      });
      return true;
    },
  };
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxFormBytes) return new URLSearchParams();
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

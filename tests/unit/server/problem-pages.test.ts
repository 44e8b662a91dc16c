import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { languages, textDirection } from '#contract/languages.ts';
import { problemStatus, type ProblemCode } from '#contract/problem.ts';
import { getLocales } from '#get-locales';
import { answerError } from '#platform/http/answer-error.ts';
import { openPort } from '#platform/http/open-port.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { answerStarting, showProblems } from '#web/problem-pages.ts';

const site = { publicUrl: 'https://rooms.example', languages };
const opened = { Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Dest': 'document' };

function answer(code: ProblemCode, init: RequestInit = {}, path = '/notice'): Promise<Response> {
  const app = new Hono();
  app.onError(answerError(pino({ level: 'silent' })));
  app.use(showProblems(site));
  app.all('*', () => {
    throw new ProblemError(code, { retryAfterSeconds: 7 });
  });
  return Promise.resolve(app.request(path, { headers: opened, ...init }));
}

test.each(['not_found', 'rate_limited', 'unavailable', 'internal_error', 'forbidden'] as const)(
  'whoever opens an address reads in their language what happened: %s',
  async (code) => {
    for (const language of languages) {
      const response = await answer(code, { headers: { ...opened, 'Accept-Language': language } });
      expect(response.status).toBe(problemStatus[code]);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.headers.get('Retry-After')).toBe('7');
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}" dir="${textDirection(language)}"`);
      expect(page).toContain(getLocales(language).pages.tryAgain);
      expect(page).not.toMatch(/<script|undefined|problem\+json/);
    }
  },
);

test('a form that failed is not sent again by a link', async () => {
  const page = await (await answer('unavailable', { method: 'POST', headers: opened })).text();
  expect(page).not.toContain(getLocales('en').pages.tryAgain);
  expect(page).toContain('href="/"');
});

test('programs, frames and calls get the problem as it is', async () => {
  const asked: [RequestInit, string?][] = [
    [{ headers: { Accept: '*/*' } }],
    [{ headers: { ...opened, 'Sec-Fetch-Dest': 'iframe' } }],
    [{}, '/api/listings'],
  ];
  for (const [init, path] of asked) {
    const response = await answer('unavailable', init, path);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  }
});

test('while the server starts, people read a page and programs a line', async () => {
  const port = await openPort({ port: 0, host: '127.0.0.1', answerStarting: answerStarting(site) });
  onTestFinished(() => port.close());
  const url = `http://127.0.0.1:${port.number}/listings/1`;
  const page = await fetch(url, { headers: { Accept: 'text/html', 'Accept-Language': 'ar' } });
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await page.text()).toContain('<html lang="ar" dir="rtl"');
  const line = await fetch(url);
  expect([line.status, await line.text()]).toEqual([503, expect.stringContaining('is starting')]);
});

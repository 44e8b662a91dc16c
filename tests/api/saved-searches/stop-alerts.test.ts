import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';
import { openAlertWorld, type AlertWorld } from './alert-world.ts';

let app: TestApp;
let world: AlertWorld;
beforeAll(async () => {
  world = await openAlertWorld();
  app = world.app;
});
afterAll(() => world.close());
beforeEach(() => world.forgetSearches());

/** What a mail program calls when its own button is pressed (RFC 8058). */
const headerLink = (mail: string) => {
  expect(mail).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return toPath(/\nList-Unsubscribe: <([^>]+)>/.exec(mail)?.[1]);
};
/** The link of a line of the text, such as "Stop “Harlem”". */
const textLink = (mail: string, label: string) =>
  toPath(
    mail
      .split('\n')
      .find((line) => line.startsWith(`${label}: `))
      ?.split(': ')[1],
  );
const toPath = (address = '') => {
  expect(address.startsWith(`${publicUrl}/unsubscribe?`), address).toBe(true);
  return address.slice(publicUrl.length).trim();
};
const get = async (link: string) => (await app.request(link)).text();
/** The one click, as mail programs send it: without cookies, with this body. */
const post = async (link: string) => {
  const answer = await app.request(link, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  return answer.text();
};
const settings = (as: TestUser) => done(app, 'getNotificationSettings', { as });
const pausedNames = async (as: TestUser) =>
  (await done(app, 'listSavedSearches', { as })).items
    .filter(({ is_paused }) => is_paused)
    .map(({ name }) => name);

test('one click in a mail about one search stops this search alone', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=quiet', 'at_once', 'Quiet <rooms>');
  await world.save(seeker, 'q=loud', 'at_once', 'Loud');
  await room(app, owner, { title: 'Quiet' });
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const link = headerLink(mail);
  expect(textLink(mail, 'Stop “Quiet <rooms>”')).toBe(link);
  expect(mail).not.toContain('Stop “Loud”');
  // A scanner of mails opens every link, and asks twice.
  for (const method of ['GET', 'HEAD', 'GET']) await app.request(link, { method });
  const asked = await get(link);
  expect(asked).toContain('Stop the alerts of this saved search?');
  expect(await pausedNames(seeker)).toEqual([]);

  const said = await post(link);
  expect(said).toContain('No more alerts of this search');
  expect(said).toContain(`href="${publicUrl}/saved-searches"`);
  // The link never ends, and mails are passed on: what the search is called is not for everybody.
  expect(asked + said).not.toContain('Quiet');
  expect(await pausedNames(seeker)).toEqual(['Quiet <rooms>']);
  expect(await settings(seeker)).toMatchObject({ alert_mails: true, message_mails: true });
  await room(app, owner, { title: 'Quiet too' });
  await room(app, owner, { title: 'Loud' });
  const mails = await world.untilMailed(seeker, 2);
  await world.untilQuiet();
  expect(mails.join('\n')).not.toContain('Quiet too');
});

test('no link starts mails again: that takes a sign-in', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=garden', 'at_once', 'Gardens');
  await world.save(seeker, 'q=garden&bedrooms=1', 'at_once', 'Big gardens');
  await room(app, owner, { title: 'Garden' });
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const one = textLink(mail, 'Stop “Gardens”');
  const all = headerLink(mail);
  const others = ['', '&from=favorites', '&from=rooms'].map((from) =>
    all.replace('&from=alerts', from),
  );
  for (const link of [one, all, ...others]) await post(link);
  const stopped = {
    message_mails: false,
    alert_mails: false,
    favorite_mails: false,
    confirm_mails: false,
  };
  for (const link of [one, all, ...others]) {
    for (const method of ['GET', 'POST']) {
      const answer = await app.request(`${link}&again=yes`, { method });
      expect(answer.status, link).toBe(303);
      expect(answer.headers.get('Location')).toMatch(
        link === one ? /\/saved-searches$/ : /\/profile\/notifications$/,
      );
    }
  }
  const after = await settings(seeker);
  expect(after).toMatchObject({ message_mails: false, alert_mails: false });
  expect({ ...stopped, ...after }).toMatchObject(stopped);
  expect(await pausedNames(seeker)).toEqual(['Gardens']);
});

test('a mail about several searches stops each by its own link, and all of them by another', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=terrace', 'at_once', 'Terrace');
  await world.save(seeker, 'q=terrace&bedrooms=1', 'at_once', 'Big terrace');
  await room(app, owner, { title: 'Terrace' });
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const [one, other] = [textLink(mail, 'Stop “Terrace”'), textLink(mail, 'Stop “Big terrace”')];
  const all = textLink(mail, 'Stop all e-mails about saved searches');
  expect(headerLink(mail)).toBe(all);
  expect(new Set([one, other, all]).size).toBe(3);
  for (const link of [one, other, all]) {
    expect(mail).toContain(`href="${publicUrl}${link.replaceAll('&', '&amp;')}"`);
  }

  await post(one);
  expect(await pausedNames(seeker)).toEqual(['Terrace']);
  expect(await get(all)).toContain('Stop the e-mails about your saved');
  expect(await settings(seeker)).toMatchObject({ alert_mails: true });
  await post(all);
  expect(await settings(seeker)).toMatchObject({ alert_mails: false, message_mails: true });
  expect(await pausedNames(seeker)).toEqual(['Terrace']);
  await room(app, owner, { title: 'Terrace of the others' });
  await world.untilQuiet();
  expect(await world.mailsTo(seeker)).toHaveLength(1);
  await done(app, 'saveNotificationSettings', {
    as: seeker,
    body: { ...(await settings(seeker)), alert_mails: true },
  });
  await room(app, owner, { title: 'Terrace once more' });
  const mails = await world.untilMailed(seeker, 2);
  expect(mails.join('\n')).not.toContain('Terrace of the others');
});

test('the page of one search stops all of them too', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=loft', 'at_once', 'Lofts');
  await room(app, owner, { title: 'Loft' });
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const html = await get(textLink(mail, 'Stop “Lofts”'));
  const targets = [...html.matchAll(/action="([^"]+)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  );
  expect(targets).toHaveLength(2);
  await post(targets[1] ?? '');
  expect(await settings(seeker)).toMatchObject({ alert_mails: false });
  expect(await pausedNames(seeker)).toEqual([]);
});

test('a link stops no search of others, and tells nothing of any', async () => {
  const [owner, seeker, other] = [await app.user(), await app.user(), await app.user()];
  const mine = await world.save(seeker, 'q=cellar', 'at_once', 'Cellars');
  const theirs = await world.save(other, 'q=attic', 'at_once', 'Attics');
  await room(app, owner, { title: 'Cellar' });
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const link = headerLink(mail);
  const unknown = await post(link.replace(/search=\d+/, 'search=900000000'));
  expect(await post(link.replace(/search=\d+/, `search=${theirs.id}`))).toBe(unknown);
  for (const id of ['x', '99999999999', '-1', '']) {
    const broken = await app.request(link.replace(/search=\d+/, `search=${id}`), {
      method: 'POST',
    });
    expect(broken.status, id).toBe(404);
  }
  expect(await pausedNames(other)).toEqual([]);
  expect(await settings(seeker)).toMatchObject({ alert_mails: true });
  await done(app, 'deleteSavedSearch', { as: seeker, params: { id: mine.id } });
  expect(await post(link)).toBe(unknown);
  expect((await app.request(link.replace(/token=\d+/, 'token=1'))).status).toBe(404);
});

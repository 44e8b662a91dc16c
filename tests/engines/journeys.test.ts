import path from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { phonePhoto } from '#tests/e2e/support/phone-photo.ts';
import { engines } from './engines.ts';
import { createTab, type Tab } from './tab.ts';

const heicPhoto = path.resolve('tests/unit/images/field/iphone.heic');

/* The journeys that matter, in the other engines: for what they lack or do otherwise. */
describe.each(engines)('in $name', { timeout: 180_000 }, ({ name, program, isMissing, open }) => {
  let tab: Tab;
  beforeEach(async ({ skip }) => {
    if (isMissing) skip(`${program} is not installed`);
    tab = createTab(await open(program), inject('appUrl'));
    return () => tab.close();
  }, 60_000);

  test('a visitor searches a place, opens a room, and comes back to the list', async () => {
    await tab.open('/');
    await tab.fill('Where', 'Brooklyn');
    await tab.press('button', 'Search');
    await tab.waitForPath(/[?&]\w+=Brooklyn/);
    await tab.press('link', 'Top floor on Vanderbilt…');
    await tab.waitForPath(/^\/listings\/\d+$/);
    await tab.find('heading', 'Top floor on Vanderbilt…');
    await tab.back();
    await tab.waitForPath(/[?&]\w+=Brooklyn/);
    await tab.find('link', 'Top floor on Vanderbilt…');
  });

  test('somebody new signs in, writes their first message, and is answered by the thread', async () => {
    await tab.open('/?q=Vanderbilt');
    await tab.press('link', 'Top floor on Vanderbilt…');
    await tab.press('button', 'Sign in to write…');
    await signInAsSomeoneNew(tab);
    await tab.waitForPath(/^\/listings\/\d+#write$/);
    await tab.press('button', 'Ask to visit');
    await tab.press('button', 'Send message');
    await tab.fill('First name', 'Vera');
    await tab.chooseDate('Birth date', '1990-12-10');
    await tab.press('button', 'Save and send');
    await tab.read('Your message is waiting to be read.');
    await tab.read('Could I come and see it');
  });

  test('a seeker signs in by the top row of the sign-in page, and comes to the roomies behind it', async () => {
    await tab.open('/login?redirect=%2Froomies');
    await tab.press('button', 'Sign in…');
    await tab.press('button', '…seeker@roomieradar.test…');
    await tab.waitForPath(/^\/roomies/);
    await tab.find('heading', 'Roomies');
  });

  test('a photo of 50 megapixels is made smaller, cropped, and sent as a photo of the profile', async () => {
    await tab.open('/login?redirect=%2Fprofile');
    await tab.press('button', 'Sign in…');
    await tab.press('button', '…seeker@roomieradar.test…');
    await tab.waitForPath(/^\/profile/);
    await tab.chooseFile('Photo file', await phonePhoto());
    await tab.find('heading', 'Choose what to show');
    await tab.press('button', 'Use this photo');
    await tab.read('Your photo is changed');
  });

  test('a HEIC photo is opened where the engine can, and otherwise refused with what to do', async () => {
    await tab.open('/login?redirect=%2Fprofile');
    await tab.press('button', 'Sign in…');
    await tab.press('button', '…seeker@roomieradar.test…');
    await tab.waitForPath(/^\/profile/);
    await tab.chooseFile('Photo file', heicPhoto);
    const readAnswer = () =>
      ['Choose what to show', 'Your browser cannot open HEIC photos. Save this one as a JPEG'].find(
        (answer) => document.body.innerText.includes(answer),
      ) ?? null;
    await expect.poll(() => tab.evaluate(readAnswer), { timeout: 45_000 }).not.toBeNull();
    console.info(`${name}: ${await tab.evaluate(readAnswer)}`);
  });

  test('an empty date looks empty, though WebKit writes today into it', async () => {
    const readColor = () => {
      const field = document.querySelector('input[name=available_from]');
      return field && getComputedStyle(field).color;
    };
    await tab.open('/');
    await tab.find('field', 'Move-in date');
    const empty = await tab.evaluate(readColor);
    await tab.chooseDate('Move-in date', '2030-05-01');
    await expect.poll(() => tab.evaluate(readColor)).not.toBe(empty);
  });
});

async function signInAsSomeoneNew(tab: Tab): Promise<void> {
  await tab.waitForPath(/^\/sign-in\/local\//);
  await tab.fill('E-mail address', `engine-${crypto.randomUUID()}@roomieradar.test`);
  await tab.press('button', 'Continue');
}

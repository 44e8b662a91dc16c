import type { Page } from '@playwright/test';
import { newEmail, signInBeforehand } from '#qa/run/sign-in.ts';
import type { PlantedWorld } from './planted-texts.ts';
import type { Visit } from './visit.ts';

/** Signs in on a page of this app as someone of the planted world; a visitor stays signed out. */
export async function signInAs(
  page: Page,
  role: Visit['as'],
  world: PlantedWorld,
  app = '',
): Promise<void> {
  if (role === 'visitor') return;
  await page.goto(`${app}/robots.txt`);
  const url = new URL(page.url()).origin;
  const emails = {
    newcomer: newEmail(),
    author: world.author.email,
    writer: world.writer.email,
    moderator: world.admin,
    administrator: world.admin,
  };
  await signInBeforehand({ page, url, request: page.context().request }, emails[role]);
}

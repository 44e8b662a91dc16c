import { expect, expectPageAddress } from '../../run/expect.ts';
import type { AuthWorld } from './actions.ts';

/** Where one signs in, and where the sign-in service sends one back to. */
const signingIn = /^\/(login|auth\/callback)(\?|$)/;
const elsewhere = /^(?!\/(login|auth\/callback)(\?|$))/;

/** Whoever is signed in has left the pages for signing in. */
export async function expectAway({ page }: AuthWorld): Promise<void> {
  await expectPageAddress(page, elsewhere);
}

/** Whoever was refused is led to where one signs in. */
export async function expectLedToSignIn({ page }: AuthWorld): Promise<void> {
  await expectPageAddress(page, signingIn);
}

/** The browser was sent to the sign-in service, once. */
export async function expectSignInService(world: AuthWorld): Promise<void> {
  await expect.poll(() => world.signInVisits).toBe(1);
  world.signInVisits = 0;
}

export async function expectWarning({ warnings }: AuthWorld, start: string): Promise<void> {
  await expect.poll(() => warnings.filter((text) => text.startsWith(start))).toHaveLength(1);
  warnings.length = 0;
}

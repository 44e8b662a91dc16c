import type { Page } from '@playwright/test';
import type { Locales } from '#get-locales';
import type { PlantedWorld } from './planted-texts.ts';
import type { Planted } from './text-fields.ts';

export interface Visit {
  /** The moderator is an administrator too. */
  as: 'visitor' | 'newcomer' | 'author' | 'writer' | 'moderator' | 'administrator';
  path: string | ((world: PlantedWorld) => string);
  /** The planted texts that the page shows. */
  shows?: Planted[];
  /** Opens what the page shows only on request. */
  open?: (page: Page, world: PlantedWorld, texts: Locales) => Promise<void>;
}

/** Stands in a text for what a person wrote. */
export const anything = '\u0001';

/** Finds a text of a catalog, whatever stands where `anything` does. */
export const pattern = (text: string): RegExp =>
  new RegExp(`^${text.split(anything).map(escaped).join('.*')}$`, 'su');
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Opens what a button of the page shows, by its text. */
export const press =
  (name: (texts: Locales) => string): NonNullable<Visit['open']> =>
  (page, _, texts) =>
    page
      .getByRole('main')
      .getByRole('button', { name: pattern(name(texts)) })
      .first()
      .click();

/** Where a visit leads. */
export const visitPath = ({ path }: Visit, world: PlantedWorld): string =>
  typeof path === 'string' ? path : path(world);

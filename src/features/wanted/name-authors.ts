import type { WantedPage } from '#contract/wanted/wanted.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/wanted.ts';

type Authored = Pick<WantedPage, 'first_name' | 'group' | 'people'>;

/** The first names of those whose page it is; empty for a group that shows none. */
export const nameAuthors = ({ first_name: name, group }: Authored): string =>
  group ? formatList((group.members ?? []).map((member) => member.first_name)) : name;

/** Whose page it is, as a line below the headline. */
export function describeAuthors(page: Authored): string {
  const name = nameAuthors(page);
  return name === '' ? t.byGroup({ count: page.people }) : t.by({ name });
}

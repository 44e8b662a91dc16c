import type { Context } from 'hono';
import type { ChangeFeed } from '#platform/database/change-feed.ts';
import { beyondAll, type PublicReads } from '#platform/http/public-reads.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePosition } from './pages.ts';

/** The channel on which triggers notify of changes of what signed-out visitors see. */
const publicChanges = 'public_changes';

export interface PublicChanges {
  /** Pages in memory are of no use any more; called here after a write, and for each notice. */
  onChange(): void;
  /** What a rendering of a page must have seen. */
  positionFor(c: Context): PagePosition;
}

/**
 * Drops rendered pages when something changes that they show, whoever changed it. What is rendered
 * afterwards must contain the change, and replicas may not have it yet: so it is read from where the
 * log has come to the position of the change, and from the primary until that is known.
 */
export async function followPublicChanges(
  feed: Pick<ChangeFeed, 'listen' | 'askPosition' | 'heardTo'>,
  cache: Pick<PageCache, 'clear'>,
  reads: Pick<PublicReads, 'positionOf' | 'tokenFor'>,
): Promise<PublicChanges> {
  let changes = 0;
  let changedAt = beyondAll;

  function onChange(): void {
    const change = ++changes;
    changedAt = beyondAll;
    cache.clear();
    feed.askPosition().then(
      (position) => change === changes && (changedAt = position),
      // The connection is lost. When it is back, there may have been more changes.
      () => undefined,
    );
  }

  await feed.listen(publicChanges, onChange, onChange);
  return {
    onChange,
    positionFor(c) {
      const own = reads.positionOf(c);
      const isAhead = own !== null && (feed.heardTo === null || own > feed.heardTo);
      const position = own !== null && own > changedAt ? own : changedAt;
      return { token: reads.tokenFor(position), isAhead };
    },
  };
}

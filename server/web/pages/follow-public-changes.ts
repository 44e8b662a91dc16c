import type { Context } from 'hono';
import type { ChangeFeed } from '#platform/database/change-feed.ts';
import { beyondAll } from '#platform/database/replicas/replicas.ts';
import { isForEveryone, type AnswerCache, type KeptReads } from '#platform/http/answer-cache.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { PagePosition } from './pages.ts';

/** The channel on which triggers notify of changes of what signed-out visitors see. */
const publicChanges = 'public_changes';

export interface PublicChanges extends KeptReads {
  /** Answers in memory are of no use any more; called here after a write, and for each notice. */
  onChange(): void;
  /** What a rendering of a page must have seen. */
  positionFor(c: Context): PagePosition;
}

/**
 * Drops finished answers when something changes that they show, whoever changed it. What is rendered
 * afterwards must contain the change, and replicas may not have it yet: so it is read from where the
 * log has come to the position of the change, and from the primary until that is known. A read of the
 * API goes where its visitor may read, and is kept only if that was far enough.
 */
export async function followPublicChanges(
  feed: Pick<ChangeFeed, 'listen' | 'askPosition' | 'heardTo'>,
  cache: Pick<AnswerCache, 'clear' | 'generation' | 'set'>,
  reads: Pick<PublicReads, 'readVersion' | 'tokenFor'>,
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
    begin(c, address) {
      // Rendering asks the API in this process, whose answers lack the headers of every answer.
      if (!c.get('answerHeaders') || !isAt(c, address)) return null;
      if (!isForEveryone((name) => c.req.header(name))) return null;
      const generation = cache.generation();
      let readAt = -1n;
      return {
        readFrom: (replayed) => void (readAt = replayed),
        keep: (answer) => readAt >= changedAt && cache.set(address, answer, generation),
      };
    },
    positionFor(c) {
      const own = reads.readVersion(c);
      const isAhead = own !== null && (feed.heardTo === null || own > feed.heardTo);
      const position = own !== null && own > changedAt ? own : changedAt;
      return { token: reads.tokenFor(position), isAhead };
    },
  };
}

function isAt({ req: { url } }: Context, address: string): boolean {
  return (
    url.endsWith(address) && url.indexOf('/', 'https://'.length) === url.length - address.length
  );
}

import { checkDatabase } from '#platform/database/check-database.ts';
import { startDatabaseServer, type DatabaseServer } from '#platform/database/connect.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { checkReplicas } from '#platform/database/replicas/check-replicas.ts';
import { createReplicas, type Replicas } from '#platform/database/replicas/replicas.ts';
import type { Log } from '#platform/log.ts';
import type { Opened } from '#platform/opened.ts';
import type { Settings } from '#platform/settings.ts';
import type { Traces } from '#platform/traces/traces.ts';

/** The migrated database of the settings. */
export async function openTarget(
  opened: Opened,
  settings: Settings,
  log: Log,
): Promise<DatabaseServer['target']> {
  const server = await startDatabaseServer(settings, log);
  opened.add(server, () => server.stop());
  if (typeof server.target === 'string') await checkDatabase(server.target);
  await prepareDatabase(server);
  await checkReplicas(server.owner, settings.databaseReplicaUrls, log);
  return server.target;
}

/** Null without DATABASE_REPLICA_URLS. */
export function openReplicas(
  opened: Opened,
  settings: Settings,
  primary: Database,
  { log, traces }: { log: Log; traces: Traces | null },
): Replicas | null {
  const { databaseReplicaUrls: urls, databaseReplicaLagMs: maxLagMs } = settings;
  if (urls.length === 0) return null;
  const replicas = urls.map((url, index) =>
    // One connection asks how far it is; reads have pools of their own.
    openDatabase(url, 1, {
      waitMs: settings.databaseWaitMs,
      slowMs: settings.slowQueryMs,
      log: log.child({ replica: index + 1 }),
      followStatement: traces?.followStatement,
    }),
  );
  return opened.add(createReplicas({ primary, replicas, maxLagMs, log }), (open) => open.close());
}

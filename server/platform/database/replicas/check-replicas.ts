import type { Log } from '../../log.ts';
import { DatabaseUnsuitable } from '../check-database.ts';
import type { Target } from '../hosts.ts';
import { openPool } from '../open-pool.ts';

/**
 * Finds at start what would make replicas useless or wrong. Throws when one belongs to another
 * database than the primary: it would answer with other content. Warns when one is away or no
 * standby, because it may become one later.
 */
export async function checkReplicas(
  primary: Target,
  urls: string[],
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (urls.length === 0) return;
  const { system } = await identify(primary);
  for (const [index, url] of urls.entries()) {
    const replica = index + 1;
    const found = await identify(url).catch((error: unknown) => {
      log.warn(
        { replica, err: error },
        'A replica does not answer; reads do without it until then',
      );
      return null;
    });
    if (found && found.system !== system) {
      throw new DatabaseUnsuitable(
        `Address ${replica} of DATABASE_REPLICA_URLS is no replica of the database of DATABASE_URL.`,
      );
    }
    if (found && !found.isStandby) {
      log.warn(
        { replica },
        'An address of DATABASE_REPLICA_URLS is no standby; reads do without it',
      );
    }
  }
}

interface Identity {
  /** The same for a primary and its standbys, made with the cluster. */
  system: string;
  isStandby: boolean;
}

async function identify(target: Target): Promise<Identity> {
  const sql = openPool(target);
  try {
    const [row] = await sql<{ system: string; is_standby: boolean }[]>`
      select system_identifier::text || '/' || current_database() as system,
        pg_is_in_recovery() as is_standby
      from pg_control_system()`;
    return { system: row?.system ?? '', isStandby: row?.is_standby ?? false };
  } finally {
    await sql.end();
  }
}

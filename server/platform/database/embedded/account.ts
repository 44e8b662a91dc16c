import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed } from './errors.ts';

/** Present in /etc/passwd of every Linux we know; initdb insists on a named account. */
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root, so this says as whom its processes run. */
export interface Account {
  /** For spawn; empty for our own account. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** A shell, where needed inside a user namespace that makes us someone else. */
  readonly shell: readonly [string, ...string[]];
}

const OWN: Account = { ids: {}, shell: ['/bin/sh'] };

/** Root on the outside and nobody within, so that files stay ours and private paths reachable. */
const MAPPED: Account = {
  ids: {},
  shell: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', '/bin/sh'],
};

/** Picks the account for a cluster in `dataDir`; an existing `cluster` folder keeps its owner. */
export async function chooseAccount(
  binaries: Binaries,
  dataDir: string,
  cluster: string,
): Promise<Account> {
  if (process.getuid?.() !== 0) {
    if (process.platform !== 'linux' || hasName()) return OWN;
    return firstThatReaches([MAPPED], binaries, dataDir);
  }
  if (process.platform !== 'linux') throw refused('root', dataDir);
  const owner = await stat(cluster).catch(() => undefined);
  if (!owner) return firstThatReaches([someone(NOBODY, NOBODY), MAPPED], binaries, dataDir);
  const keeper = owner.uid === 0 ? MAPPED : someone(owner.uid, owner.gid);
  return firstThatReaches([keeper], binaries, dataDir);
}

function someone(uid: number, gid: number): Account {
  return { ids: { uid, gid }, shell: ['/bin/sh'] };
}

function firstThatReaches(accounts: Account[], binaries: Binaries, dataDir: string): Account {
  const found = accounts.find((account) => reaches(account, binaries, dataDir));
  if (!found) throw refused(process.getuid?.() === 0 ? 'root' : 'a user without a name', dataDir);
  return found;
}

/** Asks the kernel instead of computing with mode bits: ACLs and mounts count as well. */
function reaches(account: Account, binaries: Binaries, dataDir: string): boolean {
  const question = 'test -x "$1" && test -r "$2" && cd "$3"';
  const paths = [binaries.postgres, binaries.bootstrapFile, dataDir];
  const [command, ...prefix] = account.shell;
  const answer = spawnSync(command, [...prefix, '-c', question, 'sh', ...paths], {
    ...account.ids,
    cwd: '/',
    stdio: 'ignore',
  });
  return answer.status === 0;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function refused(who: string, dataDir: string): EmbeddedPostgresFailed {
  return new EmbeddedPostgresFailed(
    `PostgreSQL does not run as ${who}, and no other account can reach both ${dataDir} and its programs. ` +
      'Start RoomieRadar as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

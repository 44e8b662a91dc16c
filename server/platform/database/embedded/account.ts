import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed } from './errors.ts';

/** initdb needs a named account, and every Linux we know has this one in /etc/passwd. */
const NOBODY = 65_534;

/** The account that PostgreSQL's processes run as, because PostgreSQL refuses to run as root. */
export interface Account {
  /** Options for spawn; empty to keep our own account. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** The command that runs a shell, if necessary in a user namespace that maps our account. */
  readonly shell: readonly [string, ...string[]];
}

const OWN: Account = { ids: {}, shell: ['/bin/sh'] };

/**
 * Runs as nobody inside a user namespace that maps it to root, so files stay root's and private
 * paths reachable.
 */
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

/**
 * Lets the kernel decide instead of computing with mode bits, because ACLs and mounts matter too.
 */
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

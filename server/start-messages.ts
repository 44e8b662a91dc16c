import { DatabaseUnsuitable } from '#platform/database/check-database.ts';
import { databaseFailure } from '#platform/database/failures.ts';
import { DataFolderInUse, EmbeddedPostgresFailed } from '#platform/database/embedded/errors.ts';
import { SettingsProblem, type Settings } from '#platform/settings.ts';
import { BuildFailed } from '#web/pages/ensure-built.ts';
import { StorageAway, StorageRefused } from '#platform/storage/storage.ts';

/** What the terminal shows when the server accepts requests: its address, and who may sign in. */
export function startMessage({ publicUrl, google, seed, localSignIn }: Settings): string {
  const lines = ['', `  RoomieRadar is open: ${publicUrl}`, ''];
  if (!google && seed === 'demo') {
    lines.push(
      '  Sign in as one of these, or with any e-mail address for a new account:',
      '    owner@roomieradar.test     offers rooms',
      '    seeker@roomieradar.test    looks for a room',
      '    newcomer@roomieradar.test  has no profile yet',
      '    admin@roomieradar.test     administrator',
      '',
    );
  }
  if (!google && localSignIn === 'on-the-network') {
    lines.push(
      '  LOCAL_SIGN_IN=on-the-network: every machine in this network can sign in as anyone.',
      '',
    );
  }
  return lines.join('\n');
}

/** Why a start failed, in a sentence for the terminal. Never contains a password. */
export function explainStartFailure(error: unknown): string {
  if (
    error instanceof SettingsProblem ||
    error instanceof DatabaseUnsuitable ||
    error instanceof DataFolderInUse ||
    error instanceof EmbeddedPostgresFailed ||
    error instanceof BuildFailed ||
    error instanceof StorageAway ||
    error instanceof StorageRefused
  ) {
    return error.message;
  }
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. Set PORT to another number.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `HOST ${address} is no address of this machine.`;
  }
  if (code === '28P01' || code === '28000' || code === '3D000') {
    return `The database of DATABASE_URL refuses the login: ${(error as Error).message}.`;
  }
  if (databaseFailure(error)) {
    return `The database of DATABASE_URL does not answer (${code}). Start it, or correct DATABASE_URL.`;
  }
  const reason =
    error instanceof Error && error.cause instanceof Error ? error.cause.message : null;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `RoomieRadar could not start: ${reason ? `${reason}\n` : ''}${text}`;
}

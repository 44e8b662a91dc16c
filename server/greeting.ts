import type { Settings } from '#platform/settings.ts';

/** What the terminal shows once people can come in. */
export function greet({ publicUrl, google, seed }: Settings): string {
  const lines = ['', `  RoomieRadar is open: ${publicUrl}`, ''];
  if (!google && seed === 'demo') {
    lines.push(
      '  Sign in as one of these, or with any e-mail address for a new account:',
      '    owner@roomieradar.test     has rooms to offer',
      '    seeker@roomieradar.test    looks for one',
      '    newcomer@roomieradar.test  has done nothing yet',
      '    admin@roomieradar.test     administrator',
      '',
    );
  }
  return lines.join('\n');
}

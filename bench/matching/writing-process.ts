import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';

// Moves listings when it is told to, as another process of the server would. measure-news.ts starts
// it.

const { sql, close } = openDatabase(JSON.parse(process.argv[2] ?? '') as ConnectionOptions, 1);
process.on('message', ({ id, latitude, longitude }: Record<string, number>) => {
  // Executed at once: by itself, a query waits until somebody awaits it.
  void sql`update listings set latitude = ${latitude!}, longitude = ${longitude!} where id = ${id!}`.execute();
});
process.once('disconnect', () => void close());
process.send?.('ready');

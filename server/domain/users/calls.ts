import type { Database } from '#platform/database/database.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import type { Pictures } from '#domain/images/images.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { changeProfile, readProfile } from './profile.ts';

interface Deps {
  database: Database;
  pictures: Pick<Pictures, 'deleteWithFiles'>;
  /** What comes before a picture's key in its address. */
  mediaUrl: string;
  /** Told after every change of what public pages show: a room shows who offers it. */
  onListingsChanged: () => void;
}

type ProfileHandlers = Pick<
  Handlers,
  'getProfile' | 'updateProfile' | 'deleteAccount' | 'exportAccount'
>;

/** Calls about one's own profile and account. */
export function userCalls({
  database,
  pictures,
  mediaUrl,
  onListingsChanged,
}: Deps): ProfileHandlers {
  return {
    getProfile: ({ viewer }) => readProfile(database.orm, viewer.user_id),

    async updateProfile({ viewer, body }) {
      const profile = await changeProfile(database, viewer.user_id, body);
      onListingsChanged();
      return profile;
    },

    async exportAccount({ c, viewer }) {
      const now = new Date();
      const name = `roomieradar-${now.toISOString().slice(0, 10)}.json`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      c.header('Cache-Control', 'no-store');
      return exportAccount(database, mediaUrl, viewer, now);
    },

    async deleteAccount({ viewer: { user_id } }) {
      await pictures.deleteWithFiles({ user_id }, () => deleteAccount(database, user_id));
      onListingsChanged();
    },
  };
}

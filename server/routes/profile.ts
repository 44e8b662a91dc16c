import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/endpoint.ts';
import type { Pictures } from '../images/pictures.ts';
import { deleteAccount } from '../people/delete-account.ts';
import { changeProfile, readProfile } from '../people/profile.ts';

interface Deps {
  database: Database;
  pictures: Pick<Pictures, 'deleteWithFiles'>;
  /** Told after every change of what public pages show: a room shows who offers it. */
  onListingsChanged: () => void;
}

type ProfileHandlers = Pick<Handlers, 'getProfile' | 'updateProfile' | 'deleteAccount'>;

/** Calls about one's own profile and account. */
export function profileRoutes({ database, pictures, onListingsChanged }: Deps): ProfileHandlers {
  return {
    getProfile: ({ viewer }) => readProfile(database.orm, viewer.user_id),

    async updateProfile({ viewer, body }) {
      const profile = await changeProfile(database, viewer.user_id, body);
      onListingsChanged();
      return profile;
    },

    async deleteAccount({ viewer: { user_id } }) {
      await pictures.deleteWithFiles({ user_id }, () => deleteAccount(database, user_id));
      onListingsChanged();
    },
  };
}

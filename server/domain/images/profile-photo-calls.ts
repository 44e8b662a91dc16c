import type { Pool } from '#platform/database/sql.ts';
import type { CurrentUser } from '#contract/users/user.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Pictures } from './images.ts';

interface Deps {
  sql: Pool;
  pictures: Pictures;
  /** Told after every change of what public pages show: a room shows who offers it. */
  onListingsChanged: () => void;
}

type PhotoHandlers = Pick<Handlers, 'requestPhotoUpload' | 'registerPhoto' | 'removePhoto'>;

/** Calls about one's own photo. */
export function profilePhotoCalls({ sql, pictures, onListingsChanged }: Deps): PhotoHandlers {
  return {
    async requestPhotoUpload({ viewer, body }) {
      const { key: _, ...offer } = await pictures.requestUpload({
        user_id: viewer.user_id,
        purpose: 'photo',
        listing_id: null,
        content_type: body.content_type,
        size: body.size ?? null,
      });
      return offer;
    },

    async registerPhoto({ viewer, body }) {
      await pictures.registerPhoto(viewer, body.public_url);
      onListingsChanged();
      return readUser(sql, viewer.user_id);
    },

    async removePhoto({ viewer }) {
      await pictures.removePhoto(viewer.user_id);
      onListingsChanged();
    },
  };
}

async function readUser(sql: Pool, id: number): Promise<CurrentUser> {
  const [user] = await sql<CurrentUser[]>`
    select id, is_admin, email, first_name, last_name, profile_picture_url, onboarding_status
    from users where id = ${id}`;
  if (!user) throw new ProblemError('unauthorized');
  return { ...user };
}

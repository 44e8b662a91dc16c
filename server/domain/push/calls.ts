import type { Pool } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { PushServices } from './push-services.ts';
import { deleteSubscription, isSubscribed, saveSubscription } from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

interface Deps {
  sql: Pool;
  quotas: Quotas;
  push: { keys: VapidKeys; services: Pick<PushServices, 'accepts'> };
}

type Handled = Pick<Handlers, 'getPush' | 'savePushSubscription' | 'deletePushSubscription'>;

/** Calls about alerts on devices. */
export function pushCalls(deps: Deps): Handled {
  const { sql, push } = deps;
  return {
    getPush: async ({ viewer }) => ({
      public_key: push.keys.publicKey,
      is_on: await isSubscribed(sql, viewer),
    }),
    async savePushSubscription({ viewer, body }) {
      if (!push.services.accepts(body.endpoint)) throw new ProblemError('validation_failed');
      await saveSubscription(deps, viewer, body);
    },
    async deletePushSubscription({ viewer }) {
      await deleteSubscription(sql, viewer);
    },
  };
}

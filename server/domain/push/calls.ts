import type { pushCalls } from '#contract/notifications/push.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { PushServices } from './push-services.ts';
import {
  deleteSubscription,
  renewSubscription,
  saveSubscription,
  readSubscriptionState,
} from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

interface Deps extends QuotaDeps {
  push: { keys: VapidKeys; services: Pick<PushServices, 'accepts'> };
}

/** Calls about alerts on devices. */
export function createPushHandlers(deps: Deps): CallHandlers<typeof pushCalls> {
  const { sql, push } = deps;
  const requireAccepted = (endpoint: string) => {
    if (!push.services.accepts(endpoint)) throw new ProblemError('validation_failed');
  };
  return {
    async getPush({ viewer }) {
      const state = await readSubscriptionState(sql, viewer);
      const { publicKey: public_key } = push.keys;
      return { public_key, is_on: state === 'on', has_ended: state === 'ended' };
    },
    async savePushSubscription({ viewer, body }) {
      requireAccepted(body.endpoint);
      await saveSubscription(deps, viewer, body);
    },
    async renewPushSubscription({ body }) {
      requireAccepted(body.next.endpoint);
      await renewSubscription(sql, body);
    },
    deletePushSubscription: ({ viewer }) => deleteSubscription(sql, viewer),
  };
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import * as basics from '#locales/basics.ts';
import * as t from '#locales/notifications.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { likelyPush, onPermissionChange, providePush } from './api/push.ts';
import { useApi } from '#src/api/api-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Alerts on this device: asked for only on a click. */
export function PushSettings() {
  const api = useApi();
  const [logic] = useState(() => providePush(api, window));
  const actor = useActorRef(logic, { id: 'push', ...inspection(window) });
  const read = useSelector(actor, ({ value }) => value);
  // The likely state is shown until the real one is known, so that nothing below it moves.
  const state = read === 'reading' ? likelyPush(window) : read;
  useEffect(
    () => onPermissionChange(window, () => actor.send({ type: 'permission.changed' })),
    [actor],
  );
  const turnOn = (label: string) => (
    <Button
      variant="quiet"
      size="s"
      busy={['reading', 'asking', 'subscribing'].includes(read)}
      onClick={() => actor.send({ type: 'push.wanted' })}
    >
      {label}
    </Button>
  );
  const turnOff = (
    <Button
      variant="quiet"
      size="s"
      busy={state === 'unsubscribing'}
      onClick={() => actor.send({ type: 'push.unwanted' })}
    >
      {t.pushTurnOff}
    </Button>
  );
  switch (state) {
    case 'unsupported':
      return <Notice title={t.pushUnsupported}>{t.pushUnsupportedHint}</Notice>;
    case 'denied':
      return <Notice title={t.pushDenied}>{t.pushDeniedHint}</Notice>;
    case 'on':
    case 'unsubscribing':
      return (
        <Notice tone="success" title={t.pushOn} actions={turnOff} live>
          {t.pushOnHint}
        </Notice>
      );
    case 'stuck':
      return (
        <Notice tone="danger" title={t.pushStuck} actions={turnOff} live>
          {t.pushStuckHint}
        </Notice>
      );
    case 'failed':
    case 'unreadable':
      return (
        <Notice tone="danger" title={t.pushFailed} actions={turnOn(basics.tryAgain)} live>
          {t.pushFailedHint}
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" title={t.pushExpired} actions={turnOn(t.pushTurnOn)}>
          {t.pushExpiredHint}
        </Notice>
      );
    case 'off':
    case 'asking':
    case 'subscribing':
    default:
      return (
        <Notice title={t.pushOff} actions={turnOn(t.pushTurnOn)}>
          {t.pushOffHint}
        </Notice>
      );
  }
}

import { fromPromise } from 'xstate';
import { pushMachine, type PushState } from '#machines/push.machine.ts';
import type { Api } from '#src/api/client.ts';
import { registerServiceWorker } from '#src/shared/service-worker.ts';

/** What the browser alone says of this device, until the server has answered. */
export function likelyPush(window: Window & typeof globalThis): 'unsupported' | 'denied' | 'off' {
  const isAble = 'PushManager' in window && 'Notification' in window;
  if (!isAble || !('serviceWorker' in window.navigator)) return 'unsupported';
  return window.Notification.permission === 'denied' ? 'denied' : 'off';
}

/** The machine of alerts on this device, with the browser and the server behind its ports. */
export function providePush(api: Api, window: Window & typeof globalThis) {
  const registered = async () => window.navigator.serviceWorker.getRegistration();

  async function readPush(): Promise<PushState> {
    const { is_on: isOn, has_ended: hasEnded } = await api('getPush', {});
    if (likelyPush(window) === 'unsupported') return 'unsupported';
    const registration = await registered();
    const subscription = await registration?.pushManager.getSubscription();
    if (window.Notification.permission === 'denied') {
      // Taken back in the settings of the browser: nothing could be shown any more.
      if (isOn || hasEnded) await api('deletePushSubscription', {});
      return 'denied';
    }
    if (!isOn) return hasEnded ? 'expired' : 'off';
    return subscription && window.Notification.permission === 'granted' ? 'on' : 'expired';
  }

  async function subscribe(): Promise<void> {
    const { public_key: key } = await api('getPush', {});
    await registerServiceWorker(window);
    const { pushManager } = await window.navigator.serviceWorker.ready;
    const former = await pushManager.getSubscription();
    // It may belong to another key, or to somebody who was signed in here before.
    await former?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    await api('savePushSubscription', { body: { endpoint, keys: { p256dh, auth } } });
  }

  async function unsubscribe(): Promise<void> {
    await api('deletePushSubscription', {});
    const subscription = await (await registered())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }

  return pushMachine.provide({
    actors: {
      readPush: fromPromise(readPush),
      askPermission: fromPromise(async () => window.Notification.requestPermission()),
      subscribe: fromPromise(subscribe),
      unsubscribe: fromPromise(unsubscribe),
    },
  });
}

/** Calls back when the permission changes in the settings of the browser; returns how to stop. */
export function onPermissionChange({ navigator }: Window, listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isStopped = false;
  async function listen(): Promise<void> {
    const found = await navigator.permissions.query({ name: 'notifications' });
    if (isStopped) return;
    status = found;
    found.addEventListener('change', listener);
  }
  // Some browsers do not tell; the next visit asks again.
  listen().catch(() => undefined);
  return () => {
    isStopped = true;
    status?.removeEventListener('change', listener);
  };
}

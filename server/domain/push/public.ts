/** What other subjects may use of alerts on devices. */
export { composePush } from './compose-push.ts';
export { exportDevices, hasDevice, queuePush } from './subscriptions.ts';

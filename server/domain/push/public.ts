/** What other subjects may use of alerts on devices. */
export { exportDevices, hasDevice, queuePush } from './subscriptions.ts';

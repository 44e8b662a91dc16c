export { queueMail } from './queue.ts';
export { receivesMails } from './unsubscribe.ts';

export { queueMail } from './queue.ts';

export { requireReachable } from './blocks.ts';
export { lockUser } from './lock-user.ts';

export { requireReachable } from './blocks.ts';
export { lockUser, requireQuota } from './quota.ts';

export { requireReachable } from './blocks.ts';

import fc from 'fast-check';
import { seed } from './seed.ts';

// Property tests generate the same values every time, unless a run has a seed of its own.
fc.configureGlobal({ seed });

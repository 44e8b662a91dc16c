import { setup } from 'xstate';
import { modelFor } from '#xstate-paths';

/** A music player: two regions side by side, and two kinds of history. */
export const playerMachine = setup({
  types: {
    events: {} as { type: 'power' | 'play' | 'pause' | 'lyrics' | 'queue' | 'fold' | 'scroll' },
  },
}).createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: { on: { power: 'on.again' } },
    on: {
      type: 'parallel',
      on: { power: 'off' },
      states: {
        // Deep: whatever was on the screen and in the speakers comes back.
        again: { type: 'history', history: 'deep' },
        sound: {
          initial: 'paused',
          states: {
            paused: { on: { play: 'playing' } },
            playing: { on: { pause: 'paused' } },
          },
        },
        screen: {
          initial: 'folded',
          states: {
            folded: { on: { fold: 'open.last' } },
            open: {
              initial: 'cover',
              on: { fold: 'folded' },
              states: {
                cover: { on: { lyrics: 'words', queue: 'list' } },
                words: {
                  initial: 'still',
                  states: { still: { on: { scroll: 'moving' } }, moving: {} },
                },
                list: { on: { lyrics: 'words' } },
                // Shallow: the page comes back, not how far it was scrolled.
                last: { type: 'history' },
              },
            },
          },
        },
      },
    },
  },
});

export const playerModel = modelFor(playerMachine);

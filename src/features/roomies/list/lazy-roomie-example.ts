import { lazyComponent } from '#src/ui/lazy-component.tsx';

/**
 * The example of a roomie, which arrives by itself. It stands here because the build copies what a
 * route file declares into each of its parts: a loader would preload another one than the page shows.
 */
export const RoomieExample = lazyComponent(() => import('./roomie-example.tsx'));

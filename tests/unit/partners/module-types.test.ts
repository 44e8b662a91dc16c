import type DeclaredCard from 'roomieradar/ListingCard';
import type { mount as declaredMount } from 'roomieradar/mount';
import { expectTypeOf, test } from 'vitest';
import type { mount as actualMount } from '#remotes/listing-card/federated/mount.ts';
import type { createListingCard } from '#remotes/listing-card/federated/react-card.ts';

test('the types for partners match the federated module', () => {
  // Checked by the compiler: wherever the declared one is used, the actual one does.
  expectTypeOf<ReturnType<typeof createListingCard>>().toExtend<typeof DeclaredCard>();
  expectTypeOf<typeof actualMount>().toExtend<typeof declaredMount>();
});

import type DeclaredCard from 'roomieradar/ListingCard';
import type { mount as declaredMount } from 'roomieradar/mount';
import { expectTypeOf, test } from 'vitest';
import type ActualCard from '#remotes/listing-card/federated/listing-card.tsx';
import type { mount as actualMount } from '#remotes/listing-card/federated/mount.ts';

test('the types for partners match the federated module', () => {
  // Checked by the compiler: wherever the declared one is used, the actual one does.
  expectTypeOf<typeof ActualCard>().toExtend<typeof DeclaredCard>();
  expectTypeOf<typeof actualMount>().toExtend<typeof declaredMount>();
});

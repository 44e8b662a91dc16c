import type { World } from '../world.ts';
import { keyed, write, type Write } from './write.ts';

const byGroup = ({ group }: World) => ({ params: { id: group } });
const byRule = ({ group, agreementRule }: World) => ({
  params: { id: group, rule_id: agreementRule },
});
const bySplit = ({ group, rentSplit }: World) => ({ params: { id: group, split_id: rentSplit } });
const text = 'We water the plants on Mondays';

/** Writes about the house agreement of a group and how it splits a rent. */
export const agreements: Write[] = [
  write('draftAgreement', 'sender', { changes: ['group'] }, byGroup),
  write('addAgreementRule', 'sender', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { section: 'cleaning', text },
  })),
  ...(['owner', 'sender'] as const).map((as) =>
    write('changeAgreementRule', as, { changes: ['group'] }, (world) => ({
      ...byRule(world),
      body: { version: 1, text },
    })),
  ),
  write('removeAgreementRule', 'owner', { changes: ['group'] }, (world) => ({
    ...byRule(world),
    query: { version: 1 },
  })),
  write('undoAgreementChange', 'owner', { changes: ['group'] }, ({ group, agreementChange }) => ({
    params: { id: group, change_id: agreementChange },
  })),
  write('acceptAgreement', 'sender', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { revision: 1, name: 'Ada Lovelace' },
  })),
  write('showAgreementAnswers', 'owner', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { shows_answers: true },
  })),
  write('createRentSplit', 'owner', { changes: ['group'] }, (world, turn) => ({
    ...byGroup(world),
    ...keyed(world, turn),
    body: { rent: 900, currency: 'EUR', method: 'equal', rooms: [] },
  })),
  ...(['owner', 'sender'] as const).map((as) =>
    write('bidOnRooms', as, { changes: ['group'] }, (world) => ({
      ...bySplit(world),
      body: { bids: [600, 400] },
    })),
  ),
  write('deleteRentSplit', 'owner', { changes: ['group'] }, bySplit),
];

import type { AnyPathModel } from '#xstate-paths';
import { lookingTogetherModel } from '../../models/looking-together.ts';
import { people } from '../../models/looking-together/group-members.machine.ts';
import { everyone } from '../../models/looking-together/looking-together.machine.ts';

/** What each of the four may try in vain: their screens have no button for it. */
export const lookingTogetherTraces: AnyPathModel<never> = {
  ...lookingTogetherModel,
  sneaks: [
    ...everyone.flatMap((by) =>
      [
        'group.left',
        'invitation.renewed',
        'invitation.ended',
        'inquiry.sent',
        'message.written',
        'inquiry.withdrawn',
        'inquiry.declined',
      ].map((type) => ({ type, by })),
    ),
    ...people.flatMap((by) =>
      people.flatMap((whom) =>
        ['member.removed', 'lead.handed_over'].map((type) => ({ type, by, whom })),
      ),
    ),
  ],
};

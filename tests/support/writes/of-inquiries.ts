import { byListing, keyed, write, type Write } from './write.ts';

const greeting = 'Hello! Is the room still free in March? I would love to see it.';
export const inquiries: Write[] = [
  write('sendListingInquiry', 'visitor', { needs: ['listing', 'owner'] }, (world, turn) => ({
    body: { listing_id: world.listing, message: greeting },
    ...keyed(world, turn),
  })),
  write(
    'sendUserInquiry',
    'visitor',
    { changes: ['visitor'], needs: ['owner'], variant: 'the owner' },
    (world, turn) => ({
      body: { recipient_id: world.owner.id, message: greeting },
      ...keyed(world, turn),
    }),
  ),
  write(
    'sendUserInquiry',
    'owner',
    { changes: ['owner'], needs: ['visitor'], variant: 'the visitor' },
    (world, turn) => ({
      body: { recipient_id: world.visitor.id, message: greeting },
      ...keyed(world, turn),
    }),
  ),
  ...(
    [
      ['accepted', 'owner'],
      ['declined', 'owner'],
      ['withdrawn', 'sender'],
    ] as const
  ).map(([status, as]) =>
    write(
      'updateInquiry',
      as,
      { changes: ['inquiry'], needs: ['sender', 'owner'], variant: status },
      ({ inquiry }) => ({ params: { id: inquiry }, body: { status } }),
    ),
  ),
  ...(['sender', 'owner'] as const).map((as) =>
    write(
      'sendMessage',
      as,
      { changes: ['inquiry'], needs: ['sender', 'owner'] },
      (world, turn) => ({
        params: { id: world.inquiry },
        body: { message: 'Hello again' },
        ...keyed(world, turn),
      }),
    ),
  ),
  write(
    'holdDecline',
    'owner',
    { changes: ['inquiry'], needs: ['sender', 'owner', 'listing'] },
    (world, turn) => ({
      params: { id: world.listing },
      body: { inquiry_ids: [world.inquiry], message: 'Hello {first_name}, it is gone.' },
      ...keyed(world, turn),
    }),
  ),
  write(
    'notifyOthers',
    'owner',
    { changes: ['inquiry'], needs: ['sender', 'owner', 'listing'] },
    (world, turn) => ({
      params: { id: world.listing },
      body: { message: 'Hello {first_name}, it is gone.' },
      ...keyed(world, turn),
    }),
  ),
  write('waitForContract', 'owner', { changes: ['listing'], needs: ['owner'] }, (world) => ({
    params: { id: world.listing },
    body: { message: 'Hello {first_name}, it is gone.' },
  })),
  write(
    'askOthersAgain',
    'owner',
    { changes: ['inquiry'], needs: ['sender', 'owner', 'listing'] },
    byListing,
  ),
  write(
    'joinHousehold',
    'sender',
    { changes: ['household'], needs: ['listing', 'inquiry', 'owner'] },
    ({ inquiry }) => ({ params: { id: inquiry } }),
  ),
  write('undoDecline', 'owner', { changes: ['inquiry'], needs: ['listing'] }, (world) => ({
    params: { id: world.listing, decline_id: world.decline },
  })),
  write('markInquiryRead', 'owner', { changes: ['inquiry'] }, ({ inquiry }) => ({
    params: { id: inquiry },
    body: { message_id: 2_000_000_000 },
  })),
  write('archiveInquiry', 'owner', { changes: ['inquiry'] }, ({ inquiry }) => ({
    params: { id: inquiry },
    body: { is_archived: true },
  })),
  write('voteOnApplicant', 'owner', { changes: ['inquiry'], needs: ['listing'] }, (world) => ({
    params: { id: world.inquiry },
    body: { vote: 'maybe', note: 'Plays the cello' },
  })),
  write('lookAtApplicants', 'owner', { changes: ['owner'], needs: ['listing'] }, byListing),
  write(
    'lookAtApplicants',
    'sender',
    { changes: ['household'], needs: ['listing'], variant: 'as a member' },
    byListing,
  ),
  write(
    'makeOffer',
    'owner',
    { changes: ['inquiry', 'listing'], needs: ['sender', 'owner'] },
    (world, turn) => ({
      params: { id: world.inquiry },
      body: { monthly_rent: 900, deposit: 0, move_in: '2100-01-01', answer_by: '2099-12-01' },
      ...keyed(world, turn),
    }),
  ),
  write(
    'updateOffer',
    'sender',
    { changes: ['inquiry', 'listing'], needs: ['sender', 'owner'] },
    ({ inquiry }) => ({ params: { id: inquiry }, body: { status: 'declined' } }),
  ),
  write(
    'joinOutcome',
    'sender',
    { changes: ['inquiry'], needs: ['sender', 'owner', 'listing'] },
    ({ inquiry }) => ({ params: { id: inquiry } }),
  ),
  write('leaveOutcome', 'sender', { changes: ['inquiry'] }, ({ inquiry }) => ({
    params: { id: inquiry },
  })),
  write('updateUserInquiry', 'owner', { changes: ['userInquiry'] }, ({ userInquiry }) => ({
    params: { id: userInquiry },
    body: { status: 'accepted' },
  })),
  write(
    'sendUserMessage',
    'owner',
    { changes: ['userInquiry'], needs: ['sender', 'owner'] },
    (world, turn) => ({
      params: { id: world.userInquiry },
      body: { message: 'Hello again' },
      ...keyed(world, turn),
    }),
  ),
];

export const viewings: Write[] = [
  write('offerViewingSlots', 'owner', { changes: ['viewing'], needs: ['listing'] }, (world) => ({
    ...byListing(world),
    body: {
      first_day: '2099-03-02',
      last_day: '2099-03-06',
      from: '18:00',
      until: '20:00',
      minutes: 30,
      places: 2,
      mode: 'in_person',
    },
  })),
  write(
    'agreeOnViewing',
    'sender',
    { changes: ['viewing'], needs: ['inquiry', 'owner', 'listing'] },
    ({ inquiry, slots }) => ({ params: { id: inquiry }, body: { slot_id: slots[0] } }),
  ),
  write(
    'changeViewing',
    'sender',
    { changes: ['viewing'], needs: ['inquiry', 'owner', 'listing'], variant: 'moved' },
    ({ viewing, slots }) => ({ params: { id: viewing }, body: { slot_id: slots[1] } }),
  ),
  write(
    'changeViewing',
    'owner',
    { changes: ['viewing'], needs: ['inquiry', 'sender'], variant: 'cancelled' },
    ({ viewing }) => ({ params: { id: viewing }, body: { status: 'cancelled' } }),
  ),
  write(
    'proposeViewing',
    'sender',
    { changes: ['viewing'], needs: ['inquiry', 'owner', 'listing'] },
    ({ inquiry }) => ({
      params: { id: inquiry },
      body: { day: '2099-03-02', from: '12:00', minutes: 30 },
    }),
  ),
  write(
    'answerViewingWish',
    'owner',
    { changes: ['viewing'], needs: ['inquiry', 'sender'] },
    ({ wish }) => ({ params: { id: wish }, body: { status: 'declined' } }),
  ),
  write(
    'waitForSlot',
    'sender',
    { changes: ['viewing'], needs: ['inquiry', 'owner', 'listing'] },
    ({ inquiry, fullSlot }) => ({ params: { id: inquiry, slot_id: fullSlot } }),
  ),
  write(
    'stopWaitingForSlot',
    'sender',
    { changes: ['viewing'], needs: ['inquiry'] },
    ({ inquiry, fullSlot }) => ({ params: { id: inquiry, slot_id: fullSlot } }),
  ),
  write(
    'confirmViewing',
    'owner',
    { changes: ['viewing'], needs: ['inquiry', 'sender'] },
    ({ viewing, slots }) => ({ params: { id: viewing }, body: { slot_id: slots[0] } }),
  ),
  write(
    'shareViewing',
    'sender',
    { needs: ['viewing', 'inquiry', 'owner', 'listing'] },
    ({ viewing }) => ({ params: { id: viewing } }),
  ),
  write('stopSharingViewing', 'sender', { needs: ['viewing', 'inquiry'] }, ({ viewing }) => ({
    params: { id: viewing },
  })),
  write('renewViewingCalendar', 'visitor', {}),
  write('endViewingCalendar', 'visitor', {}),
  write(
    'changeViewingSlot',
    'owner',
    { changes: ['viewing'], needs: ['listing', 'sender'] },
    ({ slots }) => ({ params: { id: slots[0] }, body: { places: 3 } }),
  ),
  write(
    'withdrawViewingSlot',
    'owner',
    { changes: ['viewing'], needs: ['listing', 'sender'] },
    ({ slots }) => ({ params: { id: slots[0] } }),
  ),
];

export const replyTemplates: Write[] = [
  write('createReplyTemplate', 'visitor', { changes: ['visitor'] }, () => ({
    body: { text: 'Hi {first_name}, the room is still free.' },
  })),
  write('updateReplyTemplate', 'owner', { changes: ['owner'] }, ({ replyTemplate }) => ({
    params: { id: replyTemplate },
    body: { text: 'Hi {first_name}, come and see it on {day}.' },
  })),
  write('deleteReplyTemplate', 'owner', { changes: ['owner'] }, ({ replyTemplate }) => ({
    params: { id: replyTemplate },
  })),
];

const block = (as: 'sender' | 'owner', whom: 'sender' | 'owner' | 'visitor') =>
  write('blockUser', as, { changes: [as, whom], variant: `the ${whom}` }, (world) => ({
    params: { id: world[whom].id },
  }));

export const safety: Write[] = [
  block('sender', 'owner'),
  block('owner', 'sender'),
  block('owner', 'visitor'),
  write('unblockUser', 'owner', { changes: ['owner', 'sender'] }, ({ sender }) => ({
    params: { id: sender.id },
  })),
  write('sendReport', 'visitor', { needs: ['listing'], variant: 'the listing' }, (world, turn) => ({
    body: { kind: 'listing', id: world.listing, reason: 'spam' },
    ...keyed(world, turn),
  })),
  write(
    'sendReport',
    'sender',
    { changes: ['report'], needs: ['owner'], variant: 'the owner, once more' },
    (world, turn) => ({
      body: { kind: 'user', id: world.owner.id, reason: 'spam' },
      ...keyed(world, turn),
    }),
  ),
  write('changeReport', 'admin', { changes: ['report'] }, ({ report }) => ({
    params: { id: report },
    body: { status: 'resolved', note: '', all_open: true },
  })),
  write('decideAppeal', 'admin', { changes: ['appeal', 'listing'] }, ({ appeal }) => ({
    params: { id: appeal },
    body: { decision: 'reversed', note: 'It was real' },
  })),
  write('suspendUser', 'admin', { changes: ['owner', 'listing', 'sessions'] }, ({ owner }) => ({
    params: { id: owner.id },
    body: { note: 'Spam' },
  })),
  write('reinstateUser', 'admin', { changes: ['owner', 'listing'] }, ({ owner }) => ({
    params: { id: owner.id },
  })),
];

import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';

/** A demo conversation; the first message is the inquiry. */
export interface InquirySketch {
  from: string;
  to: string;
  /** Title of the room it is about; null for one to the person. */
  room: string | null;
  status: InquiryStatus;
  /** Whoever has not yet read what the other wrote last. */
  unread_by: InquirySide | null;
  messages: readonly { by: InquirySide; hours_ago: number; text: string }[];
}

const owner = 'owner@roomieradar.test';
const seeker = 'seeker@roomieradar.test';

export const inquiries: readonly InquirySketch[] = [
  {
    from: 'mei.tanaka@roomieradar.test',
    to: owner,
    room: 'Sunny room with a reading corner, two calm flatmates',
    status: 'sent',
    unread_by: 'recipient',
    messages: [
      {
        by: 'sender',
        hours_ago: 3,
        text: "Hi Ana! I draw letters for a living and need a room that is quiet before noon, which sounds a lot like yours. I don't smoke, I own one very small dumpling steamer, and I could move in at the start of next month. Could I come by one evening this week?",
      },
    ],
  },
  {
    from: 'jamal.carter@roomieradar.test',
    to: owner,
    room: 'Top floor on Vanderbilt, the whole skyline before breakfast',
    status: 'sent',
    unread_by: 'recipient',
    messages: [
      {
        by: 'sender',
        hours_ago: 20,
        text: 'Good evening! I leave at five in the morning, so I would be the one using the view before breakfast. How thick are the walls toward the other bedroom? I walk quietly, but my boots do not.',
      },
      {
        by: 'sender',
        hours_ago: 19,
        text: 'Forgot to say: six months at least, a year gladly.',
      },
    ],
  },
  {
    from: 'imani.brooks@roomieradar.test',
    to: owner,
    room: 'Garden-level room next to the boiler that keeps you warm',
    status: 'read',
    unread_by: null,
    messages: [
      {
        by: 'sender',
        hours_ago: 52,
        text: 'Hello Ana, I bake through the night and sleep until early afternoon. Would a garden-level room stay dark and calm during the day, or do the kids next door play right outside the window?',
      },
      {
        by: 'recipient',
        hours_ago: 47,
        text: 'Hi Imani! Dark, yes: there are shutters. Calm until three, then the school lets out and the garden belongs to a trampoline. Would that work for you?',
      },
    ],
  },
  {
    from: seeker,
    to: owner,
    room: 'Summer sublet with a cat who thinks he is the landlord',
    status: 'accepted',
    unread_by: 'sender',
    messages: [
      {
        by: 'sender',
        hours_ago: 99,
        text: 'Hi! I am between flats over the summer and get along with cats, including those with a title. I cook most evenings and would happily cook for two. Is the sublet still open?',
      },
      {
        by: 'recipient',
        hours_ago: 96,
        text: 'Hello Sam, it is! The landlord in question expects breakfast at seven sharp. If that is fine with you, come and be inspected.',
      },
      {
        by: 'sender',
        hours_ago: 90,
        text: 'Seven is when I come back from running, so his timing is perfect. Thursday after six?',
      },
      {
        by: 'recipient',
        hours_ago: 26,
        text: 'Thursday at half past six. Ring the second bell from the top; the first one is for the cat.',
      },
    ],
  },
  {
    from: 'dwayne.francis@roomieradar.test',
    to: owner,
    room: 'Sunny room with a reading corner, two calm flatmates',
    status: 'declined',
    unread_by: null,
    messages: [
      {
        by: 'sender',
        hours_ago: 150,
        text: 'Hey, is there any chance of rehearsing at home? Two evenings a week, mostly brass, never after ten.',
      },
      {
        by: 'recipient',
        hours_ago: 141,
        text: 'Hi Dwayne, thank you for asking first! I am afraid brass and my two flatmates would not become friends. I hope you find a place with thick walls.',
      },
    ],
  },
  {
    from: 'grace.liu@roomieradar.test',
    to: owner,
    room: null,
    status: 'sent',
    unread_by: 'recipient',
    messages: [
      {
        by: 'sender',
        hours_ago: 8,
        text: 'Hi Ana, our answers match in nearly everything, down to soup on Sundays. I am looking for someone to rent a two-bedroom with in the autumn. Would you want to talk about it over a coffee?',
      },
    ],
  },
  {
    from: owner,
    to: 'rosa.delgado@roomieradar.test',
    room: null,
    status: 'accepted',
    unread_by: null,
    messages: [
      {
        by: 'sender',
        hours_ago: 240,
        text: 'Hello Rosa! I teach as well, though mine are teenagers with ukuleles. You mention that you would rather share with someone calm: my room with the reading corner is free soon. Shall I show it to you?',
      },
      {
        by: 'recipient',
        hours_ago: 230,
        text: 'How kind of you to write! I would love to see it, and to hear what a ukulele sounds like at the end of a school day.',
      },
    ],
  },
  {
    from: seeker,
    to: 'theo.papadakis@roomieradar.test',
    room: null,
    status: 'sent',
    unread_by: 'recipient',
    messages: [
      {
        by: 'sender',
        hours_ago: 30,
        text: 'Hi Theo, I read your profile and, on its advice, one of the three books. If you ever look for a flatmate who returns borrowed things in better shape than he got them: here I am.',
      },
    ],
  },
];

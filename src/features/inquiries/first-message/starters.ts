export interface Starter {
  label: string;
  /** Added to what is written; one that ends in a space is for going on from. */
  text: string;
}

/** Ways to begin a message about a room, from `me` to `name`; both may be unknown. */
export function listingStarters(name: string, me: string, title: string): Starter[] {
  return [
    { label: 'Say hello', text: `${hello(name, me)} I like the look of “${title}” because ` },
    { label: 'Ask for a visit', text: 'Could I come and see it one evening this week?' },
    { label: 'Ask how you live', text: 'What does a usual week look like at your place?' },
  ];
}

/** Ways to begin a message to a roomie. */
export function userStarters(name: string, me: string): Starter[] {
  return [
    {
      label: 'Say hello',
      text: `${hello(name, me)} I think we could live well together because `,
    },
    { label: 'Ask about plans', text: 'When would you like to move, and where?' },
    { label: 'Suggest to meet', text: 'Would you like to meet for a coffee one day?' },
  ];
}

/** What is written with the starter behind it, as its own sentence. */
export function withStarter(written: string, { text }: Starter): string {
  const before = written.trimEnd();
  return before === '' ? text : `${before} ${text}`;
}

function hello(name: string, me: string): string {
  return `Hi${name && ` ${name}`}${me && `, I’m ${me}`}.`;
}

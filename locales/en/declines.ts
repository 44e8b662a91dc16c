// Declining several inquiries at once.

/** What those read whose inquiry is declined without a message of the owner; the owner says it. */
export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hello ${name},\n\nThank you for your message about “${title}”. I am sorry that it does not work out this time. I know how much effort it is to look for a room, and I hope that you soon find one that suits you.`;

import type { ScamReason } from '#guards/scams/rule.ts';

// Beside a text that reads like a scam: by who reads it, and by who writes it.
export const staySafe = 'Stay safe';
export const readerAdvice = 'People who read this text will see:';
export const scamAdvice: Record<ScamReason, string> = {
  payment:
    'Money sent by wire, in crypto or as gift cards cannot be recovered. Do not pay that way.',
  deposit: 'Most scams ask for money before a visit. Pay only after a visit, with a contract.',
  elsewhere: 'Keep writing here until you have met: here you can report and block.',
  abroad:
    '“I am abroad and cannot show it” is how many scams begin. Ask someone to show you the room.',
  keys: 'Scammers promise keys by mail for rooms that do not exist. Pick them up in person.',
  codes: 'Never pass on a code that was sent to you: it opens your account.',
  links: 'This link may lead to a false page. Do not sign in or pay there.',
  identity: 'Do not send identity papers before you have met. Nobody needs a copy to answer you.',
};

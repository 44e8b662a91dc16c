import { formatName, isolate, oneLine, type OfferMail } from '#domain/notifications/public.ts';
import { findScamReasons } from '#guards/scams/find-reasons.ts';
import type { Locales } from '#get-locales';

/** What a mail about an offer tells. */
export interface OfferFacts {
  /** Is its reader the one to whom the room was offered? */
  is_sender: boolean;
  other_name: string | null;
  title: string;
  monthly_rent: number;
  deposit: number;
  currency: string;
  move_in: string;
  answer_by: string;
  /** The reason for stepping back. */
  reason: string | null;
}

/** Says in a mail what became of an offer. */
export function describeOffer(
  { mails: t, format, scamGuard }: Locales,
  { kind, status }: Pick<OfferMail, 'kind' | 'status'>,
  facts: OfferFacts,
) {
  const {
    monthly_rent,
    deposit,
    currency,
    move_in,
    answer_by,
    reason,
    is_sender: isSender,
  } = facts;
  const isQuestion = status === 'offered';
  const dangers = findScamReasons(reason ?? '').map((each) => scamGuard.scamAdvice[each]);
  const isReopened = kind === 'offer_answered' && status === 'offered';
  const describe =
    kind === 'moving_day' ? t.movingDay : isReopened ? t.offerReopened : describeStatus(t, status);
  const lines = [
    t.offeredRent({ rent: format.formatMoney(monthly_rent, currency) }),
    t.offeredDeposit({ deposit: format.formatMoney(deposit, currency) }),
    t.offeredMoveIn({ day: format.formatDay(move_in) }),
    ...(isQuestion ? [t.offerAnswerBy({ day: format.formatDay(answer_by) })] : []),
  ];
  return {
    subject: describe({
      name: formatName(facts.other_name ?? '') || t.someone,
      title: isolate(oneLine(facts.title)),
    }),
    parts: [
      ...(kind === 'moving_day' ? [t.movingDayAdvice] : []),
      ...(reason === null ? [] : [{ quote: reason }]),
      // As in the conversation.
      ...(dangers.length > 0 ? [{ title: scamGuard.staySafe, list: dangers }] : []),
      ...(isQuestion || status === 'accepted' ? [{ list: lines }] : []),
      // Whoever asks for money for a room that nobody may see also offers it.
      ...(isQuestion && isSender ? [t.viewingSafety] : []),
      ...(status === 'ended' ? [isSender ? t.offerEndedForSender : t.offerEndedForOwner] : []),
    ],
    why: t.why,
    stop: t.unsubscribe,
  };
}

const describeStatus = (t: Locales['mails'], status: OfferMail['status']) =>
  ({
    offered: t.offerMade,
    accepted: t.offerAccepted,
    declined: t.offerDeclined,
    taken_back: t.offerTakenBack,
    stepped_back: t.offerSteppedBack,
    ended: t.offerEnded,
  })[status];

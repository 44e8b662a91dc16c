import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { Offer, OfferState } from '#contract/offers/calls.ts';
import { currentStatuses, type OfferTransition } from '#contract/offers/statuses.ts';
import { findScamReasons } from '#guards/scams/find-reasons.ts';
import * as browse from '#locales/browse.ts';
import { formatDay, formatList, formatMoney } from '#locales/format.ts';
import * as groupTexts from '#locales/group-inquiries.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/offers.ts';
import { seeOthers } from '#locales/others.ts';
import { safety } from '#locales/viewings.ts';
import { canWrite } from '#machines/inquiry.machine.ts';
import { allowedOfferTransitions } from '#machines/offer.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { ScamWarning } from '#src/shared/trust/scam-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { offerQuery } from '../api/offers.ts';
import { formatOtherName, isReachable } from '../inquiry-labels.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { JoinNotice } from './join-notice.tsx';
import { MakeOfferDialog } from './make-offer-dialog.tsx';
import styles from './offers.module.css';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrintButton, PrintedParties, usePrinting } from './print-summary.tsx';
import { ReopenNotice } from './reopen-notice.tsx';

/** In a conversation about a room: its offer, with what this side may do, or how to make one. */
export function OfferPanel({ inquiry }: { inquiry: Inquiry }) {
  const { data } = useQuery(offerQuery(useApi(), inquiry.id));
  const [dialog, setDialog] = useState<'make' | OfferTransition | null>(null);
  const { isPrinting, print } = usePrinting();
  if (!data) return null;
  const { offer, listing } = data;
  const mayOffer = listing !== null && canOffer(inquiry, data);
  if (!offer && !mayOffer) return null;
  const name = formatOtherName(inquiry);
  const close = () => setDialog(null);
  const transitions = offer
    ? allowedOfferTransitions(offer, inquiry.side).filter(
        (to) => to !== 'accepted' || !offer.group?.has_accepted,
      )
    : [];
  const isAgreed = offer?.status === 'accepted' || offer?.status === 'moved_in';
  const isFull = mayOffer && listing.free_places === 0;
  return (
    <section
      className={isPrinting ? `${styles.panel} ${styles.printed}` : styles.panel}
      aria-label={t.offerOfRoom}
    >
      {offer && <OfferTerms offer={offer} inquiry={inquiry} address={data.address} name={name} />}
      {listing?.can_reopen && inquiry.listing?.id && (
        <ReopenNotice listingId={inquiry.listing.id} />
      )}
      {data.can_join && <JoinNotice id={inquiry.id} />}
      {offer?.status === 'accepted' && offer.is_due && <p>{t.questions.moved_in({ name })}</p>}
      {isFull && <p className={styles.soft}>{t.noPlace}</p>}
      {offer?.status === 'moved_in' && <OutcomeNotice inquiryId={inquiry.id} />}
      <div className={styles.buttons}>
        {transitions.map((to) => (
          <Button
            key={to}
            variant={to === 'accepted' || to === 'moved_in' ? 'primary' : 'quiet'}
            size="s"
            onClick={() => setDialog(to)}
          >
            {to === 'stepped_back' && offer?.is_due ? t.notHappened : t.actions[to]}
          </Button>
        ))}
        {isAgreed && <PrintButton onPrint={print} />}
        {isAgreed && inquiry.side === 'recipient' && inquiry.listing?.id && (
          <Link
            to="/listings/$id/applicants"
            params={{ id: inquiry.listing.id }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {seeOthers}
          </Link>
        )}
        {mayOffer && !isFull && (
          <Button variant="quiet" size="s" onClick={() => setDialog('make')}>
            {t.offerRoom}
          </Button>
        )}
      </div>
      {dialog === 'make' && listing && (
        <MakeOfferDialog id={inquiry.id} name={name} listing={listing} onClose={close} />
      )}
      {dialog !== null && dialog !== 'make' && (
        <AnswerDialog
          id={inquiry.id}
          to={dialog}
          isDue={offer?.is_due === true}
          name={name}
          onClose={close}
        />
      )}
    </section>
  );
}

/** The owner may offer the room while the conversation is open and no offer stands. */
function canOffer(inquiry: Inquiry, { offer }: OfferState): boolean {
  const stands = offer !== null && currentStatuses.includes(offer.status);
  const { side, status } = inquiry;
  return side === 'recipient' && !stands && isReachable(inquiry) && canWrite(status, side);
}

/** Who of a group has accepted an offer, and who has not. */
function GroupAnswers({ group }: { group: NonNullable<Offer['group']> }) {
  const accepted = formatList(group.accepted);
  const missing = formatList(group.missing);
  return (
    <div className={styles.soft} dir="auto">
      <p>{groupTexts.everyoneAccepts}</p>
      {group.is_reopened && <p>{groupTexts.groupChanged}</p>}
      {accepted && <p>{groupTexts.acceptedSoFar({ names: accepted })}</p>}
      {missing && <p>{groupTexts.stillToAccept({ names: missing })}</p>}
    </div>
  );
}

interface OfferTermsProps {
  offer: Offer;
  inquiry: Inquiry;
  address: string | null;
  name: string;
}

function OfferTerms({ offer, inquiry: { side, listing }, address, name }: OfferTermsProps) {
  const { status, monthly_rent, deposit, currency, move_in, answer_by, reason } = offer;
  const isMine = offer.stepped_back_by === side;
  const title =
    status === 'stepped_back' && isMine ? t.youSteppedBack : t.titles[side][status]({ name });
  return (
    <>
      <p className={styles.summary}>{t.summary}</p>
      <h2 className={styles.title}>{isolate(title, name)}</h2>
      {listing && <p dir="auto">{listing.title}</p>}
      {reason !== null && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {reason !== null && !isMine && <ScamWarning reasons={findScamReasons(reason)} />}
      <dl className={styles.terms}>
        <PrintedParties side={side} name={name} address={address} />
        <dt>{t.rent}</dt>
        <dd>{formatMoney(monthly_rent, currency)}</dd>
        <dt>{fieldLabels.deposit}</dt>
        <dd>{formatMoney(deposit, currency)}</dd>
        <dt>{browse.freeBy}</dt>
        <dd>{formatDay(move_in)}</dd>
        {status === 'offered' && (
          <>
            <dt>{t.answerBy}</dt>
            <dd>{formatDay(answer_by)}</dd>
          </>
        )}
      </dl>
      {status === 'offered' && side === 'sender' && <p className={styles.soft}>{safety}</p>}
      {status === 'offered' && offer.group && <GroupAnswers group={offer.group} />}
      {(status === 'accepted' || status === 'moved_in') && (
        <p className={styles.soft}>{t.noContract}</p>
      )}
    </>
  );
}

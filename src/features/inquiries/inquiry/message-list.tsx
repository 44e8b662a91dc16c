import { useMemo, useState } from 'react';
import type { Message } from '#contract/inquiries/message.ts';
import { findScamReasons } from '#guards/scams/find-reasons.ts';
import { reasonsInMessages } from '#guards/scams/in-messages.ts';
import type { ScamReason } from '#guards/scams/rule.ts';
import { aMember } from '#locales/group-inquiries.ts';
import * as t from '#locales/inquiries.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatMessageDay, formatMessageTime } from '../message-time.ts';
import { ScamWarning } from '#src/shared/trust/scam-notice.tsx';
import styles from './inquiry.module.css';

interface MessageListProps {
  messages: readonly Message[];
  name: string;
  nowMs: number;
  hasEarlier: boolean;
  isLoadingMore: boolean;
  onEarlier: () => void;
}

/** The messages by day, oldest first. Screen readers announce new ones. */
export function MessageList(props: MessageListProps) {
  const { messages, name, nowMs, hasEarlier, isLoadingMore, onEarlier } = props;
  const [find] = useState(rememberReasons);
  const reasons = useMemo(() => reasonsInMessages(messages, find), [messages, find]);
  const lastRemoved = messages.findLast((message) => message.is_removed)?.id;

  return (
    <>
      {hasEarlier && (
        <p className={styles.earlier}>
          <Button variant="quiet" size="s" busy={isLoadingMore} onClick={onEarlier}>
            {t.earlierMessages}
          </Button>
        </p>
      )}
      <div role="log" aria-label={t.messagesWith({ name })}>
        <ol className={styles.messages}>
          {messages.map((message, index) => {
            const day = formatMessageDay(message.created_at, nowMs);
            const before = messages[index - 1];
            const author = message.author ? message.author.first_name || aMember : null;
            const isNewDay = !before || formatMessageDay(before.created_at, nowMs) !== day;
            return (
              <li key={message.id}>
                {isNewDay && <p className={styles.day}>{day}</p>}
                <div
                  className={styles.message}
                  data-mine={message.is_mine || message.author?.is_ours || undefined}
                >
                  {author === null ? (
                    <VisuallyHidden>
                      {message.is_mine ? t.saidByYou : t.saidBy({ name })}
                    </VisuallyHidden>
                  ) : (
                    <p className={styles.author}>
                      <bdi>{author}</bdi>
                    </p>
                  )}
                  {/* Plain text: the style keeps its line breaks. */}
                  <p className={styles.text} dir="auto">
                    {message.is_removed ? t.removedMessage : message.text}
                  </p>
                  <time className={styles.time} dateTime={message.created_at}>
                    {formatMessageTime(message.created_at)}
                  </time>
                </div>
                {!message.is_mine && (
                  <div className={styles.risk}>
                    {message.id === lastRemoved ? (
                      <Notice tone="warning" title={t.removedTitle}>
                        {t.removedAdvice}
                      </Notice>
                    ) : (
                      <ScamWarning reasons={reasons.get(message.id) ?? []} />
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}

/** Finds reasons, each text once: a new message does not read the others again. */
function rememberReasons() {
  const known = new Map<string, readonly ScamReason[]>();
  return (text: string) => {
    const reasons = known.get(text) ?? findScamReasons(text);
    known.set(text, reasons);
    return reasons;
  };
}

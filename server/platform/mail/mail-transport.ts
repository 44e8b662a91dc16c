import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { withTimeout } from '../time-limit.ts';

export interface Mail {
  /** The same for every attempt, so that a second copy can be recognized. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address where one click unsubscribes; null for a mail that answers or must be sent. */
  unsubscribeUrl: string | null;
  /** A date for the calendar of its reader (iCalendar), which mail programs offer to add or remove. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Sends mails: over SMTP, or into a folder. */
export interface MailTransport {
  /**
   * Rejects with {@link MailRefused} when only this mail cannot be sent, with {@link MailUncertain}
   * when it may have been, and otherwise with the cause.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server answered and refused this mail; `isFinal` when trying again cannot help. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly isFinal: boolean;
  constructor(cause: Error, isFinal: boolean) {
    super('The mail was refused', { cause });
    this.isFinal = isFinal;
  }
}

/** The mail was handed over and nothing came back: it may have been delivered, or not. */
export class MailUncertain extends Error {
  override name = 'MailUncertain';
  constructor(cause: unknown) {
    super('The mail server did not say whether it took the mail', { cause });
  }
}

/**
 * As RFC 5321 (4.5.3.2) asks of clients: mail servers let strangers wait for their greeting, and look
 * at a mail for minutes before they confirm it. Who gives up earlier sends copies.
 */
const timeouts = {
  connectionTimeout: 60_000,
  greetingTimeout: 5 * 60_000,
  socketTimeout: 10 * 60_000,
};

/** However slowly a server goes on. */
const exchangeMs = 15 * 60_000;

type MailSettings = Pick<Settings, 'smtp' | 'dataDir' | 'publicUrl'>;

/** From whom mails come: a name with an address. */
const sender = ({ smtp, publicUrl }: Pick<Settings, 'smtp' | 'publicUrl'>): string =>
  smtp?.from ?? `RoomieRadar <no-reply@${new URL(publicUrl).hostname}>`;

/** The address that mails come from. */
export const senderAddress = (settings: Pick<Settings, 'smtp' | 'publicUrl'>): string =>
  /<([^<>]+)>\s*$/.exec(sender(settings))?.[1] ?? sender(settings).trim();

/** Opens the mail server in the settings, or the outbox folder when there is none. */
export function openMailTransport(settings: MailSettings, log: Log): MailTransport {
  const { smtp, dataDir, publicUrl } = settings;
  const { hostname } = new URL(publicUrl);
  if (smtp) return smtpTransport(smtp, hostname);
  const folder = path.join(dataDir, 'outbox');
  return outboxTransport({ folder, from: sender(settings), hostname, log });
}

/**
 * Opens a connection for each mail: nodemailer's pool resends by itself, which could send twice.
 */
function smtpTransport(
  { url, from }: NonNullable<Settings['smtp']>,
  hostname: string,
): MailTransport {
  const transport = createTransport({ url, ...timeouts });
  // The mails of which the last byte was handed over.
  const handedOver = new Set<string>();
  transport.use('stream', ({ data, message }, next) => {
    const flush = (done: () => void) => {
      handedOver.add(String(data.messageId));
      done();
    };
    message.transform(() => new PassThrough({ flush }));
    next();
  });
  return {
    async send(mail) {
      const envelope = toEnvelope(mail, from, hostname);
      const { messageId } = envelope;
      try {
        // At the limit the connection is closed, so that the mail does not go out after its retry.
        await withTimeout(exchangeMs, (signal) => transport.sendMail({ ...envelope, signal }));
      } catch (error) {
        const refusal = refusalIn(error);
        const hasAnswer = Boolean((error as { responseCode?: number }).responseCode);
        throw handedOver.has(messageId) && !hasAnswer ? new MailUncertain(refusal) : refusal;
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

interface Outbox {
  folder: string;
  from: string;
  hostname: string;
  log: Log;
}

/** Writes a file for each mail, the same file when tried again. Only its name is logged. */
function outboxTransport({ folder, from, hostname, log }: Outbox): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toEnvelope(mail, from, hostname));
      const file = path.join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'Mail written to the outbox, because no mail server is set (SMTP_URL)');
    },
    close: () => undefined,
  };
}

function toEnvelope(
  mail: Mail,
  from: string,
  hostname: string,
): SendMailOptions & { messageId: string } {
  const { id, unsubscribeUrl, calendar, ...content } = mail;
  return {
    ...content,
    from,
    messageId: `<${id}@${hostname}>`,
    ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Our mails include no files and nothing from the web.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function refusalIn(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const {
    code,
    command,
    responseCode = 0,
  } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const isAboutRecipient = code === 'EENVELOPE' && ['RCPT TO', 'API'].includes(command ?? '');
  if (!isAboutRecipient && code !== 'EMESSAGE') return error;
  return new MailRefused(error, isAboutRecipient && (command === 'API' || responseCode >= 500));
}

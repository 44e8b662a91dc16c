import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

export interface Mail {
  /** The same for every attempt, so that a second copy can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address where one click unsubscribes; null for a mail that answers or must be sent. */
  unsubscribeUrl: string | null;
}

/** Sends mails: over SMTP, or into a folder. */
export interface MailTransport {
  /**
   * Rejects with {@link MailRefused} when only this mail cannot be sent, and otherwise with the
   * cause.
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

/** Well below the time for which the queue reserves a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type MailSettings = Pick<Settings, 'smtp' | 'dataDir' | 'publicUrl'>;

/** Opens the mail server in the settings, or the outbox folder when there is none. */
export function openMailTransport(
  { smtp, dataDir, publicUrl }: MailSettings,
  log: Log,
): MailTransport {
  const { hostname } = new URL(publicUrl);
  if (smtp) return smtpTransport(smtp, hostname);
  const folder = path.join(dataDir, 'outbox');
  return outboxTransport({ folder, from: `RoomieRadar <no-reply@${hostname}>`, hostname, log });
}

/**
 * Opens a connection for each mail: nodemailer's pool resends by itself, which could send twice.
 */
function smtpTransport(
  { url, from }: NonNullable<Settings['smtp']>,
  hostname: string,
): MailTransport {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toEnvelope(mail, from, hostname));
      } catch (error) {
        throw refusalIn(error);
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

function toEnvelope(mail: Mail, from: string, hostname: string): SendMailOptions {
  const { id, unsubscribeUrl, ...content } = mail;
  return {
    ...content,
    from,
    messageId: `<${id}@${hostname}>`,
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

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

export interface Mail {
  /** The same for every attempt: whoever gets it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends mails like this one. */
  unsubscribeUrl: string;
}

/** Where mails go. */
export interface Post {
  /** Rejects with {@link MailRefused} when this one mail is the trouble, else with what failed. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The other end took the connection and not this mail; `isFinal` when asking again is no use. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly isFinal: boolean;
  constructor(cause: Error, isFinal: boolean) {
    super('The mail was refused', { cause });
    this.isFinal = isFinal;
  }
}

/** Well below the time a mail is taken for. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type Chosen = Pick<Settings, 'smtp' | 'dataDir' | 'publicUrl'>;

/** The mail server of the settings, or a folder that keeps every mail as a file. */
export function openMailTransport({ smtp, dataDir, publicUrl }: Chosen, log: Log): Post {
  const { hostname } = new URL(publicUrl);
  if (smtp) return smtpPost(smtp, hostname);
  const folder = path.join(dataDir, 'outbox');
  return outboxPost({ folder, from: `RoomieRadar <no-reply@${hostname}>`, hostname, log });
}

/** A connection for each mail: a pool would by itself send again what it does not know to be sent. */
function smtpPost({ url, from }: NonNullable<Settings['smtp']>, hostname: string): Post {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelopeOf(mail, from, hostname));
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

/** A file for each mail; written again, it is the same file. The log names it and nothing in it. */
function outboxPost({ folder, from, hostname, log }: Outbox): Post {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelopeOf(mail, from, hostname));
      const file = path.join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'A mail was put into the outbox: there is no mail server (SMTP_URL)');
    },
    close: () => undefined,
  };
}

function envelopeOf(mail: Mail, from: string, hostname: string): SendMailOptions {
  const { id, unsubscribeUrl, ...content } = mail;
  return {
    ...content,
    from,
    messageId: `<${id}@${hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    // Nothing in a mail of ours comes from a file or an address on the web.
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

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The message as it came, quoted-printable and folded lines undone. */
  text: string;
  to: string[];
  id: string;
}

export interface MailSink {
  port: number;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

interface Options {
  port?: number;
  /** Addresses this server does not know. */
  refuse?: (address: string) => boolean;
}

/** A real mail server that keeps what it gets; on a free port, or this one. */
export async function startMailSink({ port = 0, refuse }: Options = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, answer) {
      if (!refuse?.(address)) return answer();
      answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString());
        const id = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '';
        mails.push({ text, id, to: envelope.rcptTo.map(({ address }) => address) });
        answer();
      });
    },
  });
  const listening = once(server.listen(port, '127.0.0.1'), 'listening');
  await listening;
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function decoded(raw: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const bytes = raw
    .slice(end)
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return headers + Buffer.from(bytes, 'latin1').toString();
}

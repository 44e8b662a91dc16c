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
  /** With a certificate that no client trusts: from the start, or once the client asks. */
  encryption?: 'tls' | 'starttls';
}

/** A real mail server that keeps what it gets; on a free port, or this one. */
export async function startMailSink(options: Options = {}): Promise<MailSink> {
  const { port = 0, refuse, encryption } = options;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Otherwise it warns of its own certificate.
    logger: false,
    secure: encryption === 'tls',
    disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
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
  // A client that refuses the certificate hangs up, and an error without a listener ends the process.
  server.on('error', () => undefined);
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

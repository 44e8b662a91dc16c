import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import { readSettings } from '#platform/settings.ts';
import { startMailSink, type MailSink } from '#tests/api/inquiries/mail-sink.ts';

const mail = {
  id: 'one',
  to: 'ada@rooms.example',
  subject: 'A room',
  text: 'It is free.',
  html: '<p>It is free.</p>',
  unsubscribeUrl: null,
};

/** Sends a mail to the server that the setting names. */
async function send(SMTP_URL: string): Promise<void> {
  const settings = readSettings({ SMTP_URL, MAIL_FROM: 'us@rooms.example' });
  const transport = openMailTransport(settings, createLog('silent'));
  onTestFinished(() => transport.close());
  await transport.send(mail);
}

const subjects = ({ mails }: MailSink) =>
  mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());

test.each([
  ['smtps', 'tls'],
  ['smtp', 'starttls'],
] as const)(
  'over %s:// a certificate that Node does not trust is refused, unless SMTP_URL says to check none',
  async (protocol, encryption) => {
    const sink = await startMailSink({ encryption });
    onTestFinished(() => sink.stop());
    const url = `${protocol}://127.0.0.1:${sink.port}`;
    await expect(send(url)).rejects.toThrow(/certificate/);
    await expect(send(`${url}?tls.rejectUnauthorized=true`)).rejects.toThrow(/certificate/);
    expect(subjects(sink)).toEqual([]);
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect(subjects(sink)).toEqual(['A room']);
  },
);

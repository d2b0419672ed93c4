import { SMTPServer } from 'smtp-server';
import { freePort } from './freePort.ts';
import { keepLinkOf } from './logs/secretsOf.ts';
import { type Mail, parsedMail } from './outbox.ts';

export type Received = Mail & {
  /** The value of a header, unfolded to one line. */
  header(name: string): string | undefined;
};

/** A mail server on loopback that accepts everything, and can be stopped for a while. */
export type MailServer = {
  readonly url: string;
  /** The accepted mails, oldest first. */
  readonly received: Received[];
  /** Addresses for which it refuses mail, and how often each was tried. */
  readonly refused: Map<string, number>;
  /** Whether it refuses mail from this sender. */
  refusesSender: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function mailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: Received[] = [];
  const refused = new Map<string, number>();
  let running: SMTPServer | null = null;
  const own: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    refusesSender: false,
    start() {
      const server = new SMTPServer({
        authOptional: true,
        // The client would rightly refuse a self-signed certificate; on loopback there is no other.
        disabledCommands: ['STARTTLS'],
        onMailFrom(_address, _session, done) {
          const no = Object.assign(new Error('5.4.5 Too much of you today'), { responseCode: 550 });
          done(own.refusesSender ? no : undefined);
        },
        onRcptTo({ address }, _session, done) {
          const tries = refused.get(address);
          if (tries === undefined) return done();
          refused.set(address, tries + 1);
          done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        },
        onData(stream, _session, done) {
          let raw = '';
          stream.on('data', (chunk: Buffer) => {
            raw += chunk;
          });
          stream.on('end', () => {
            keepLinkOf(raw);
            received.push(asReceived(raw));
            done();
          });
        },
      });
      // A client that is killed while it sends a mail is not an error of this server.
      server.on('error', () => undefined);
      running = server;
      return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    stop() {
      const server = running;
      running = null;
      return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
    },
  };
  return own;
}

function asReceived(raw: string): Received {
  const [head = ''] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return {
    ...parsedMail(raw),
    header: (name) =>
      lines
        .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
        ?.slice(name.length + 1)
        .trim(),
  };
}

import { SMTPServer } from 'smtp-server';
import { freePort } from './freePort.ts';
import { keepLinkOf } from './logs/secretsOf.ts';
import { type Mail, parsedMail } from './outbox.ts';

export type Received = Mail & {
  /** The value of a header, in one line. */
  header(name: string): string | undefined;
};

/** A mail server on loopback that takes everything, and can be away for a while. */
export type MailServer = {
  readonly url: string;
  /** What it took, oldest first. */
  readonly received: Received[];
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function mailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: Received[] = [];
  let running: SMTPServer | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    start() {
      const server = new SMTPServer({
        authOptional: true,
        // A certificate of nobody's would be refused, rightly; on loopback there is none.
        disabledCommands: ['STARTTLS'],
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
      running = server;
      return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    stop() {
      const server = running;
      running = null;
      return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
    },
  };
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

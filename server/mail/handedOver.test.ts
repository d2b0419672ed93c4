import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createMailer, type Delivery } from './mailer.ts';

const OK = '250 OK\r\n';
const END = '\r\n.\r\n';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

/**
 * The result of a delivery to a mail server that gives these answers after DATA and after the letter's end;
 * null: it closes the connection there.
 */
async function delivered(atData: string | null, atItsEnd: string | null): Promise<Delivery> {
  server = createServer((socket) => {
    let isLetter = false;
    let letter = '';
    const answer = (words: string | null) => (words ? socket.write(words) : socket.destroy());
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const said = String(chunk);
      if (isLetter) {
        letter += said;
        if (!letter.endsWith(END)) return;
        isLetter = false;
        return answer(atItsEnd);
      }
      if (!said.startsWith('DATA')) return answer(OK);
      isLetter = atData !== null;
      answer(atData);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const mailer = createMailer(
    readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: '/nonexistent' }),
  );
  return mailer.deliver({ to: 'ann@example.test', subject: 'Hello', text: 'Word. '.repeat(9000) });
}

it.each([
  ['taken', '354 go on\r\n', OK, 'delivered'],
  ['refused after its last byte', '354 go on\r\n', '451 later\r\n', 'failed'],
  ['unanswered after its last byte', '354 go on\r\n', null, 'unknown'],
  ['broken off before its first byte', null, null, 'failed'],
] as const)(
  '[T-I1] a letter that is %s is told from the others',
  async (_name, atData, atItsEnd, delivery) => {
    expect(await delivered(atData, atItsEnd)).toBe(delivery);
  },
);

import { expect, it } from 'vitest';
import { keptLines, type Mailing } from './kept.ts';

const PREFIX = 8;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/;

type Found = { readonly found: string; readonly line: string };

/**
 * Creates a function that finds the lines with a secret or any email address, each with what was found in
 * it. `secrets` have at least eight characters.
 */
function finderOf(secrets: readonly string[]): (lines: Iterable<string>) => Found[] {
  const byPrefix = new Map<string, string[]>();
  for (const secret of new Set(secrets.map(asInJson))) {
    const prefix = secret.slice(0, PREFIX);
    const alike = byPrefix.get(prefix);
    if (alike) alike.push(secret);
    else byPrefix.set(prefix, [secret]);
  }
  const inLine = (line: string): Found[] => {
    const address = ADDRESS.exec(line)?.[0];
    if (address) return [{ found: address, line }];
    for (let at = 0; at + PREFIX <= line.length; at += 1) {
      const known = byPrefix.get(line.slice(at, at + PREFIX));
      const found = known?.find((secret) => line.startsWith(secret, at));
      if (found) return [{ found, line }];
    }
    return [];
  };
  return (lines) => [...lines].flatMap(inLine);
}

/** A secret as it would appear in a JSON log line. */
const asInJson = (secret: string) => JSON.stringify(secret).slice(1, -1);

const MAILINGS: readonly Mailing[] = ['smtp', 'outbox'];

const said = MAILINGS.flatMap((mailing) =>
  keptLines(`said-${mailing}`).map((line) => ({ mailing, line })),
);
const structured = said.filter(({ line }) => line.startsWith('{')).map(({ line }) => line);
const plain = said.filter(({ line }) => !line.startsWith('{'));

const secrets = keptLines('secrets').map((line) => JSON.parse(line) as string);
const findSecrets = finderOf(secrets);

const REQUEST =
  /^\{"level":"info","time":"[\d:.TZ-]{24}","requestId":"[^"]+","method":"[A-Z]+","route":"[^"]+","status":\d{3},"ms":[\d.]+,"bytes":\d+,("aborted":true,)?"message":"request"\}$/;

it('every line that is no announcement is JSON, and tests have provoked thousands', () => {
  const broken = structured.filter((line) => !isJson(line));
  expect(broken.slice(0, 10)).toEqual([]);
  expect(structured.length).toBeGreaterThan(1000);
  expect(structured.filter((line) => REQUEST.test(line)).length).toBeGreaterThan(1000);
});

it('[T-J2] [T-F3] no structured line of any server names an address, a password, a token, or what is said of somebody', () => {
  expect(findSecrets(new Set(structured.map(telling))).slice(0, 20)).toEqual([]);
  expect(secrets.length).toBeGreaterThan(1000);
});

it('[T-J2] [T-F3] links are announced to the operator where no mail server has them, and nothing else is', () => {
  const links = plain.filter(({ line }) => /(token|invitation)=/.test(line));
  const setUp = /^ {2}http\S+\/setup\?token=[\w-]+$/;
  const mailed = /^ {2}http\S+\/((verify-email|reset-password)\?token|signup\?invitation)=[\w.-]+$/;
  const wrong = links.filter(
    ({ line, mailing }) => !(setUp.test(line) || (mailing === 'outbox' && mailed.test(line))),
  );
  expect(wrong.slice(0, 10)).toEqual([]);
  const rest = new Set(plain.filter((each) => !links.includes(each)).map(({ line }) => line));
  expect(findSecrets(rest).slice(0, 20)).toEqual([]);
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

const UUID = /[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}/;

/** A line without its random and time-dependent parts: the request id and the time. */
const telling = (line: string) =>
  line
    .replace(/"time":"[^"]+",?/, '')
    .replace(new RegExp(`"requestId":"${UUID.source}",?`), '')
    .replace(/"ms":[\d.]+,"bytes":\d+,/, '');

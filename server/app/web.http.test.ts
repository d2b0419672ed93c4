import { expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { practiceSent } from '#test/factories/practice.ts';
import { securityTxt } from './web.ts';

const PATH = '/.well-known/security.txt';
const HALF_A_YEAR_MS = 180 * 86_400_000;

onSqlite('Whom to tell of a hole', (engine) => {
  const read = async () => {
    const answer = await engine.asNobody().raw(PATH, {});
    const text = await answer.text();
    return { answer, fields: text.trim().split('\n'), expires: /^Expires: (.+)$/m.exec(text)?.[1] };
  };

  it('security.txt names the contact page of the practice, and is never out of date', async () => {
    const { answer, fields, expires } = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(fields).toContain(`Contact: ${engine.url}/#contact`);
    expect(fields).toContain(`Canonical: ${engine.url}${PATH}`);
    const left = new Date(expires ?? 0).getTime() - engine.server.deps.now().getTime();
    expect(Math.abs(left - HALF_A_YEAR_MS)).toBeLessThan(60_000);
  });

  it('security.txt names the email address first that the practice saved', async () => {
    const dora = await engine.make.aDietician();
    const input = practiceSent({ email: 'desk@green.example' });
    const saved = await engine.as(dora).put('/api/practice', input, { ifMatch: 0 });
    expect(saved.status).toBe(200);
    const { fields } = await read();
    expect(fields[0]).toBe('Contact: mailto:desk@green.example');
    expect(fields[1]).toBe(`Contact: ${engine.url}/#contact`);
  });

  it('no address can write a line of its own into security.txt', () => {
    const text = securityTxt('https://a.example', "o'b+x@a.example\nPolicy: x", new Date(0));
    expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
      'Contact',
      'Contact',
      'Expires',
      'Canonical',
      '',
    ]);
  });
});

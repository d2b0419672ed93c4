import { expect, it, vi } from 'vitest';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
import { rawRequest } from '#test/http/rawRequest.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (engine: RunningEngine): Line[] =>
  engine.printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);

/** The log line of a request, which is written after its answer was sent. */
const lineOf = (engine: RunningEngine, requestId: string | null): Promise<Line> =>
  vi.waitUntil(() => linesOf(engine).find((line) => line.requestId === requestId), 5000);

const OF_THE_CLIENT = 'made-up-by-the-client';

onSqlite('The log of requests', (engine) => {
  it('[T-J2] a request leaves one line: the route as declared, not who, what or whose', async () => {
    const customer = await engine.make.aCustomer({ email: 'anna@example.test' });
    const answer = await engine
      .as(customer)
      .raw(`/api/customers/${customer.id}/diet-plans/latest?x=anna`);
    const text = await answer.text();
    const line = await lineOf(engine, answer.headers.get('x-request-id'));
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/customers/{uid}/diet-plans/latest',
      status: answer.status,
      ms: expect.any(Number),
      bytes: Buffer.byteLength(text),
      message: 'request',
    });
    expect(linesOf(engine).filter(({ requestId }) => requestId === line.requestId)).toHaveLength(1);
  });

  it('[T-J2] what no route takes is told without its address, and so is what is no request', async () => {
    const lost = await engine.asNobody().raw('/api/anna@example.test?token=secret');
    const page = await engine.asNobody().raw('/client/customers/anna@example.test');
    expect(await lineOf(engine, lost.headers.get('x-request-id'))).toMatchObject({
      route: '(none)',
      status: 404,
    });
    expect(await lineOf(engine, page.headers.get('x-request-id'))).toMatchObject({ route: '/*' });
    const { headers } = await rawRequest(engine.url, 'GET anna@example.test\r\n\r\n');
    const id = headers.get('x-request-id');
    expect(await lineOf(engine, id)).toMatchObject({ message: 'no request', status: 400 });
    expect(engine.printed.join('\n')).not.toMatch(/anna|secret/);
  });

  it('[T-J2] what goes wrong on our side is told with its stack, under the name that the answer has', async () => {
    const customer = await engine.make.aCustomer();
    const broken = vi.spyOn(engine.server.deps.images, 'read').mockImplementation(() => {
      throw new TypeError('no "lentil soup" here');
    });
    const image = `/api/profile-images/${customer.id}/${await engine.make.anImage(customer)}`;
    const answer = await engine.as(customer).raw(image);
    broken.mockRestore();
    const requestId = answer.headers.get('x-request-id');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: expect.objectContaining({ code: 'internal', requestId }) },
    ]);
    const [line = ''] = engine.takeErrors();
    expect(JSON.parse(line)).toMatchObject({
      requestId,
      route: '/api/profile-images/{uid}/{filename}',
    });
    expect(line).toContain('requestLog.http.test.ts');
    expect(line).not.toContain('lentil');
  });

  it('an id that a client makes up is not taken for that of a request', async () => {
    const headers = { 'x-request-id': OF_THE_CLIENT };
    const answer = await engine.asNobody().raw('/api/health', { headers });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

onSqlite(
  'The log of requests behind a proxy',
  (engine) => {
    it('the id of the proxy names the request, where it is well formed', async () => {
      const asked = async (id: string) =>
        (
          await engine.asNobody().raw('/api/health', { headers: { 'x-request-id': id } })
        ).headers.get('x-request-id');
      expect(await asked('req-0123456789.abc')).toBe('req-0123456789.abc');
      for (const id of [
        'short',
        'a'.repeat(65),
        'anna@example.test',
        'two words here',
        '"},{"a":"b',
      ])
        expect(await asked(id)).toMatch(/^[\da-f-]{36}$/);
    });
  },
  { TRUST_PROXY: '1' },
);

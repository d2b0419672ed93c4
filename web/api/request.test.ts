import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, get, PAGE, send, whenUnauthenticated, worthFetchingAgain } from './request.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable('expected a refusal'),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error;
    },
  );

afterEach(() => vi.restoreAllMocks());

describe('the way to the API', () => {
  it('sends a change with the version it was made from and the key that makes it one', async () => {
    const fetched = answer(204, null);
    await send('PUT', '/api/x', { notes: 'n' }, { ifMatch: 3, idempotencyKey: 'k' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({
        method: 'PUT',
        body: '{"notes":"n"}',
        headers: {
          'content-type': 'application/json',
          'if-match': '"3"',
          'idempotency-key': 'k',
          'x-page': PAGE,
        },
      }),
    );
  });

  it('says what the server said, and when to try again', async () => {
    answer(429, { error: { code: 'too-often', message: 'Wait.' } }, { 'retry-after': '79' });
    const failure = await failureOf(get('/api/x'));
    expect(failure).toMatchObject({ status: 429, code: 'too-often', message: 'Wait.' });
    expect(failure.retryAfter).toBe(79);
  });

  it('has a sentence for the page of a proxy', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      }),
    );
    const failure = await failureOf(get('/api/x'));
    expect(failure.message).toBe('The server answered with an error (502). Please try again.');
  });

  const brokenOff = (status: number) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"items":[{"na'));
          controller.error(new TypeError('network error'));
        },
      }),
      { status, headers: { 'content-type': 'application/json' } },
    );
  const arriving = (response: Response) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

  it('has a sentence for an answer that breaks off in its middle, and fetches anew what it was about', async () => {
    const cutShort = new Response('{"items":[', {
      headers: { 'content-type': 'application/json' },
    });
    for (const broken of [brokenOff(200), cutShort]) {
      arriving(broken);
      const failure = await failureOf(send('PUT', '/api/x', {}));
      expect(failure).toMatchObject({ status: 0, code: 'broken-answer' });
      expect(failure.message).toBe(
        'The connection broke off. Nothing you typed is lost. Try again.',
      );
      expect(worthFetchingAgain(failure)).toBe(true);
    }
    arriving(brokenOff(503));
    const refused = await failureOf(get('/api/x'));
    expect(refused.message).toBe('The server answered with an error (503). Please try again.');
  });

  it('has a sentence for a page that answers in place of the server as if all were well', async () => {
    arriving(
      new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    const failure = await failureOf(get('/api/me'));
    expect(failure).toMatchObject({ status: 0, code: 'not-the-server' });
    expect(failure.message).toContain('Something else answered instead of the server');
  });

  it('says that an answer took too long, also where it is its end that does not come', async () => {
    const slow = new Response('{}', { headers: { 'content-type': 'application/json' } });
    vi.spyOn(slow, 'json').mockRejectedValue(new DOMException('late', 'TimeoutError'));
    arriving(slow);
    expect(await failureOf(get('/api/x'))).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('has a sentence for a lost connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const failure = await failureOf(get('/api/x'));
    expect(failure).toMatchObject({ status: 0, code: 'offline' });
    expect(failure.message).toContain('Nothing you typed is lost');
  });

  it('tells of an ended session, and not of a wrong password', async () => {
    const ended = vi.fn();
    whenUnauthenticated(ended);
    answer(401, { error: { code: 'x', message: 'No.' } });
    await failureOf(send('POST', '/api/auth/sign-in', {}));
    expect(ended).not.toHaveBeenCalled();
    answer(401, { error: { code: 'x', message: 'No.' } });
    await failureOf(get('/api/customers'));
    expect(ended).toHaveBeenCalledOnce();
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { errorSchema } from '#server/http/operation.ts';
import type { Person } from '../factories/people.ts';
import { keepSecret } from '../logs/kept.ts';
import { type Method, type Operation, operationFor } from './document.ts';

export type Answer<Body> = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for an empty response. */
  readonly body: Body;
};

export type Refused = {
  readonly error: { code: string; message: string; fields?: Record<string, string> };
};

type Options = {
  ifMatch?: number | string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

/**
 * Sends requests to a server as the browser of one person (or of nobody). Every JSON response is checked
 * against its schema in the OpenAPI document, and every refusal against the schema of errors. This is why a
 * caller may name the type of the body, `get<Customer>(…)`.
 */
export class Client {
  readonly #url: string;
  readonly #operations: readonly Operation[];
  readonly #person: Person | null;

  constructor(url: string, operations: readonly Operation[], person: Person | null) {
    this.#url = url;
    this.#operations = operations;
    this.#person = person;
  }

  get<Body = unknown>(path: string, options?: Options) {
    return this.#send<Body>('get', path, undefined, options);
  }
  post<Body = unknown>(path: string, body?: unknown, options?: Options) {
    return this.#send<Body>('post', path, body, options);
  }
  put<Body = unknown>(path: string, body?: unknown, options?: Options) {
    return this.#send<Body>('put', path, body, options);
  }
  patch<Body = unknown>(path: string, body?: unknown, options?: Options) {
    return this.#send<Body>('patch', path, body, options);
  }
  delete<Body = unknown>(path: string, options?: Options) {
    return this.#send<Body>('delete', path, undefined, options);
  }

  /** The plain response, unchecked: for streams, unusual methods and bodies that are not JSON. */
  raw(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...this.#own(), ...Object.fromEntries(new Headers(init.headers)) },
    });
  }

  #own(): Record<string, string> {
    const { cookie } = this.#person ?? {};
    return { origin: this.#url, ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }) };
  }

  async #send<Body>(method: Method, path: string, body: unknown, options: Options = {}) {
    const { ifMatch, idempotencyKey, headers } = options;
    const response = await this.raw(path, {
      method: method.toUpperCase(),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && {
          'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
        }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
    });
    keepSecret(body, response.headers.getSetCookie().map(contentOf));
    const text = await response.text();
    const answer: Answer<Body> = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    this.#check(`${method.toUpperCase()} ${path}`, method, path, answer);
    return answer;
  }

  #check(what: string, method: Method, path: string, { status, body }: Answer<unknown>) {
    const { pathname } = new URL(path, this.#url);
    const declared = operationFor(this.#operations, method, pathname)?.answer(status);
    const schema = status >= 400 ? errorSchema : declared;
    if (schema === 'undeclared' || schema === undefined)
      throw new Error(`${what} answered ${status}, which the OpenAPI document does not declare.`);
    if (schema === null) {
      if (body !== null) throw new Error(`${what} answered ${status} with an undeclared body.`);
      return;
    }
    const { error } = schema.safeParse(body);
    if (error)
      throw new Error(`${what} answered ${status} with ${JSON.stringify(body)}: ${error.message}`);
  }
}

const contentOf = (cookie: string) => /=([^;]*)/.exec(cookie)?.[1];

const AGAIN_MS = 2000;
const MOST_TRIES = 6;

/** Asks as somebody does who is told that the server is busy, and to come back: a few times, two seconds apart. */
export async function patiently<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await pause(AGAIN_MS);
  }
}

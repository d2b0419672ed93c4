/** A browser's cookies, by origin. */
type Jar = Map<string, Map<string, string>>;

/** A browser that follows redirects from host to host, with separate cookies for each. */
export class Journey {
  readonly #jar: Jar = new Map();
  readonly #ownOrigin: string;

  constructor(ownOrigin: string) {
    this.#ownOrigin = ownOrigin;
  }

  cookie(name: string): string | undefined {
    return this.#jar.get(this.#ownOrigin)?.get(name);
  }

  /** Stores a cookie as if a page of the server had set it before. */
  keep(name: string, value: string): void {
    const own = this.#jar.get(this.#ownOrigin) ?? new Map<string, string>();
    this.#jar.set(this.#ownOrigin, own.set(name, value));
  }

  /** Sends one request without following redirects. */
  async open(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(url);
    const own = this.#jar.get(origin) ?? new Map<string, string>();
    this.#jar.set(origin, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0\b/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    return answer;
  }

  /** Starts at the server and returns the redirect: the provider's address with state and nonce. */
  async begin(): Promise<URL> {
    const answer = await this.open(`${this.#ownOrigin}/api/auth/google`);
    const location = answer.headers.get('location');
    if (!location) throw new Error(`No way to Google: ${answer.status} ${await answer.text()}`);
    return new URL(location);
  }

  /** Goes through the provider's pages; returns the address to which it redirects back. */
  async choose(begun: URL, choice: 'continue' | 'deny' = 'continue'): Promise<string> {
    let url = begun.href;
    for (let hop = 0; hop < 12; hop += 1) {
      const answer = await this.open(url);
      const location = answer.headers.get('location');
      if (location) url = new URL(location, url).href;
      else if (url.includes('/interaction/')) url += `/${choice}`;
      else throw new Error(`The provider stopped at ${url}: ${await answer.text()}`);
      if (url.startsWith(this.#ownOrigin)) return url;
    }
    throw new Error('The provider leads nowhere.');
  }

  /** The whole sign-in: from the log-in page to the response in the popup. */
  async signIn(choice: 'continue' | 'deny' = 'continue'): Promise<Response> {
    return this.open(await this.choose(await this.begin(), choice));
  }
}

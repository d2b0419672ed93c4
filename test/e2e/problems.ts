import type { BrowserContext } from '@playwright/test';
import { keepSecret } from '../logs/kept.ts';

/**
 * What must not happen while a journey runs: an error in the console, an uncaught error, a 5xx answer,
 * a violation of the Content-Security-Policy.
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For tests that provoke a problem: problems matching `pattern` do not fail the test. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  note(problem: string) {
    this.#seen.push(problem);
  }

  left(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext) {
    await reportViolations(context);
    context.on('console', (message) => {
      // A 4xx is a refusal by the server: the screen has to handle it, and the screen's test checks that.
      const refusal = /^Failed to load resource.*status of 4\d\d/.test(message.text());
      if (message.type() === 'error' && !refusal) this.note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.note(`uncaught: ${error.error().stack}`));
    context.on('request', (request) => keepSecret(jsonIn(request.postData())));
    context.on('response', (answer) => {
      if (answer.status() >= 500) this.note(`${answer.status()} from ${answer.url()}`);
    });
  }
}

const reporting = new WeakSet<BrowserContext>();

/** Once for each window: an earlier test may have used it. */
async function reportViolations(context: BrowserContext) {
  if (reporting.has(context)) return;
  reporting.add(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
}

/** The body of a request, with what somebody typed; null where it is not JSON. */
function jsonIn(body: string | null): unknown {
  return body && /^[[{]/.test(body) ? JSON.parse(body) : null;
}

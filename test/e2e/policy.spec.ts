import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

// problems.ts checks in every test that nothing violates the policy.

const PAGES = [
  '/',
  '/login',
  '/signup',
  '/help/',
  '/help/operators/security.html',
  '/client/dashboard',
  '/customer/dashboard',
  '/none',
  '/api/auth/google',
];

test('[T-E2] no page has script in it, and each forbids it, objects, another base and framing', async ({
  request,
}) => {
  const plain = { method: 'POST', form: { name: '', email: '', message: '' } } as const;
  const answers = [
    ...PAGES.map((path) => [path, {}] as const),
    ['/api/contact-messages', plain] as const,
  ];
  for (const [path, options] of answers) {
    const answer = await request.fetch(path, options);
    const policy = new Map(
      (answer.headers()['content-security-policy'] ?? '').split('; ').map((each) => {
        const [name = '', ...sources] = each.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect([path, policy.get('default-src'), policy.get('script-src')]).toEqual([
      path,
      "'self'",
      "'self'",
    ]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect([path, name, policy.get(name)]).toEqual([path, name, "'none'"]);
    expect(answer.headers()['x-frame-options']).toBe('DENY');
    const page = await answer.text();
    expect(page).toContain('<html');
    expect([
      path,
      page.match(
        /<script(?![^>]*\ssrc=)[^>]*>|\son[a-z]+=|javascript:|<(?:object|embed|base|iframe)\b/gi,
      ),
    ]).toEqual([path, null]);
  }
});

test('[T-E2] what the policy stops does not run, and would fail the journey it happens in', async ({
  page,
  problems,
}) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const ran = await page.evaluate(async () => {
      const put = (name: string, set: (each: Element) => void) => {
        const element = document.createElement(name);
        set(element);
        document.body.append(element);
        return element;
      };
      put('script', (each) => {
        each.textContent = 'globalThis.ranInline = true';
      });
      put('object', (each) => each.setAttribute('data', '/mark.svg'));
      put('base', (each) => each.setAttribute('href', 'https://canary.invalid/'));
      const frame = put('iframe', (each) => each.setAttribute('src', '/login'));
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      // A refused frame shows the browser's own page, which no script can read.
      const framed = (frame as HTMLIFrameElement).contentDocument !== null;
      return {
        inline: 'ranInline' in globalThis,
        base: document.baseURI.includes('canary'),
        framed,
      };
    });
    expect(ran).toEqual({ inline: false, base: false, framed: false });
  }
  for (const directive of ['script-src-elem', 'object-src', 'base-uri', 'frame-ancestors'])
    await expect.poll(() => problems.left().join('\n')).toContain(directive);
  problems.allow(/^console: /);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

export const ORIGIN = 'https://weekplate.test';
const code = ['worker/shell.js', 'public/push.js']
  .map((part) => readFileSync(`web/${part}`, 'utf8'))
  .join('\n');

export const STARTS = ['/customer/dashboard'];

type Build = { readonly version: string; readonly files: readonly string[] };
export const entryOf = ({ version }: Build) => `/assets/index-${version}.js`;
export const aBuild = (version: string, ...files: string[]): Build => ({
  version,
  files: [`/assets/index-${version}.js`, '/boot.js', ...files],
});

/** A browser with its caches and pages, and a server that serves one build at a time. */
export function aBrowser(first: Build) {
  const caches = new Map<string, Map<string, Response>>();
  const pages = new Set<string>();
  const fetched: string[] = [];
  const server = { build: first, isOff: false };
  const registration = { installing: null as object | null, waiting: null };

  const cacheOf = (name: string) => {
    const files = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, file: Response) => void files.set(path, file),
    };
  };
  const answer = (path: string): Response => {
    fetched.push(path);
    if (server.isOff) throw new TypeError('offline');
    const { build } = server;
    if (path === '/index.html') return new Response(`<script src="${entryOf(build)}">`);
    if (STARTS.includes(path)) return new Response(`${path} <script src="${entryOf(build)}">`);
    if (path.startsWith('/api/')) return new Response('private');
    if (!build.files.includes(path)) return new Response('', { status: 404 });
    return new Response(`${path} of ${build.version}`);
  };

  /** The worker of the server's current build. */
  const aWorker = () => {
    const { build } = server;
    const listeners = new Map<string, ((event: object) => void)[]>();
    const { version, files } = build;
    const SHELL = { version, entry: entryOf(build), starts: STARTS, files };
    runInNewContext(code, {
      SHELL,
      URL,
      Promise,
      registration,
      location: { origin: ORIGIN },
      skipWaiting: () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      fetch: async (what: string | { url: string }) =>
        answer(typeof what === 'string' ? what : new URL(what.url).pathname),
      clients: {
        claim: async () => undefined,
        matchAll: async () => [...pages],
      },
      caches: {
        open: async (name: string) => cacheOf(name),
        has: async (name: string) => caches.has(name),
        keys: async () => [...caches.keys()],
        delete: async (name: string) => caches.delete(name),
        match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
          const names = cacheName ? [cacheName] : [...caches.keys()];
          return names
            .map((name) => caches.get(name)?.get(path))
            .find(Boolean)
            ?.clone();
        },
      },
    });
    const happens = async (name: string, event: object) => {
      const waited: unknown[] = [];
      const answers: Promise<Response>[] = [];
      for (const listener of listeners.get(name) ?? [])
        listener({
          ...event,
          waitUntil: (work: unknown) => waited.push(work),
          respondWith: (work: Promise<Response>) => answers.push(work),
        });
      await Promise.all(waited);
      return answers[0];
    };
    return {
      installs: () => happens('install', {}),
      hears: (data: object) => happens('message', { data }),
      isUsableWith: (usable: string) => happens('message', { data: { usable } }),
      /** The worker's answer; null if it leaves the request to the browser. */
      async answers(path: string, request: object = {}) {
        const given = { method: 'GET', mode: 'cors', url: ORIGIN + path, ...request };
        const response = await happens('fetch', { request: given });
        return response ? await response.text() : null;
      },
    };
  };
  /** The addresses in its caches. */
  const kept = () => [...caches.values()].flatMap((files) => [...files.keys()]).sort();
  return { server, caches, kept, pages, fetched, registration, aWorker };
}

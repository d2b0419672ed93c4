import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '#test/check/run.ts';
import { circlesOf, drawn, filesOf, roomsOf } from './floors.ts';
import { readsListed, tablesRead } from './reads.ts';
import { knowing, registersOf } from './registers.ts';
import {
  codeLinesOf,
  isDemo,
  isProduction,
  isTest,
  linesOf,
  type Source,
  sourcesOf,
} from './tree.ts';
import {
  BROWSER,
  drawingOf,
  nounsOf,
  roomsPage,
  SERVER,
  useLines,
  usesImported,
  usesListed,
} from './uses.ts';

const root = mkdtempSync(join(tmpdir(), 'weekplate-house-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  'domain/day.ts': 'export const day = 1;\n// reminder: only in a comment\n',
  'domain/reminders/reminder.ts': `import '../day.ts';\n`,
  'server/main.js': `import('./app.ts');\n`,
  'server/app.ts': `import { routes } from './reminders/routes.ts';\nimport './plans/routes.ts';\n`,
  'server/tables.ts': `export const tables = { reminder: 'kept', day: 'a reminder of it' };\n`,
  'server/reminders/routes.ts': `import type { Api } from '../api/guard.ts';\n`,
  'server/plans/routes.ts': `import type { Api } from '../api/guard.ts';\n`,
  'server/api/guard.ts': `export type { Session } from '../auth/session.ts';\n`,
  'server/auth/session.ts': `import '../api/scope.ts';\nimport '#domain/reminders/reminder.ts';\n`,
  'server/api/scope.ts': 'export {};\n',
  'server/api/guard.test.ts': `import './guard.ts';\nconst kinds = ['reminder'];\n`,
  'demo/reminders.ts': 'export {};\n',
  'web/a.tsx': `import './b.ts';\n`,
  'web/b.ts': `import './a.tsx';\n`,
  'test/factories/reminders.ts': `const table = 'reminder';\n`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const sources = sourcesOf(root);
const production = sources.filter(isProduction);

describe('what npm run house counts', () => {
  it('tells production, tests and the demo apart', () => {
    expect(linesOf(production)).toBe(15);
    expect(codeLinesOf(production)).toBe(14);
    expect(sources.filter(isDemo).map(({ path }) => path)).toEqual(['demo/reminders.ts']);
    expect(sources.filter(isTest).map(({ path }) => path)).toEqual([
      'server/api/guard.test.ts',
      'test/factories/reminders.ts',
    ]);
  });

  it('puts a room above all that it imports, lazily or for a type alone', () => {
    const { floors, up } = drawn(roomsOf('server', production));
    const heights = ['main.js', 'app.ts', 'reminders', 'plans', 'tables.ts'].map((room) =>
      floors.get(`server/${room}`),
    );
    expect(heights).toEqual([4, 3, 2, 2, 1]);
    expect(up).toHaveLength(1);
  });

  it('finds the circles, of rooms and of files', () => {
    expect(circlesOf(roomsOf('server', production))).toEqual([['server/api', 'server/auth']]);
    expect(circlesOf(filesOf(production))).toEqual([['web/a.tsx', 'web/b.ts']]);
  });

  it('names the registers of a noun, which are not its own files nor what only speaks of it', () => {
    const production = ['server/app.ts', 'server/auth/session.ts', 'server/tables.ts'];
    const tests = ['server/api/guard.test.ts'];
    expect(knowing('reminders', sources)).toEqual({ production, tests });
    const uses = [new Map([['api', new Set(['reminders'])]])];
    expect(registersOf('reminders', sources, uses)).toEqual({ production, tests: [] });
  });
});

describe('the house as it stands', () => {
  const real = sourcesOf(ROOT);
  // The files that build the web part are not rooms.
  const isRoom = ({ path }: Source) => !/^web\/(build\/|vite\.config\.ts$)/.test(path);
  const page = roomsPage(ROOT);
  const inside = real.filter(isProduction).filter(isRoom);
  const uses = [SERVER, BROWSER].map((part) => usesListed(part, page));

  it.each([
    { folder: 'server', part: SERVER, most: 9 },
    { folder: 'web', part: BROWSER, most: 8 },
  ])(
    '$folder/ is what ROOMS.md draws: at most $most floors, nothing up, no circle',
    ({ folder, part, most }) => {
      const rooms = roomsOf(folder, inside);
      const { floors, up } = drawn(rooms);
      expect(Math.max(...floors.values())).toBeLessThanOrEqual(most);
      expect(up).toEqual([]);
      expect(circlesOf(rooms)).toEqual([]);
      const lines = drawingOf(part, page);
      const lineOf = (room: string) =>
        lines.findIndex((line) => line.includes(room.split('/')[1] ?? ''));
      expect([...rooms.keys()].filter((room) => lineOf(room) < 0)).toEqual([]);
      const notBelow = [...rooms].flatMap(([from, used]) =>
        [...used].filter((to) => lineOf(to) <= lineOf(from)).map((to) => `${from} → ${to}`),
      );
      expect(notBelow).toEqual([]);
    },
  );

  it.each([SERVER, BROWSER])(
    '$title: who uses a noun is listed in ROOMS.md, and no noun uses another in a circle',
    (part) => {
      const imported = usesImported(part, page, inside);
      const listed = usesListed(part, page);
      expect(useLines(imported).filter((use) => !useLines(listed).includes(use))).toEqual([]);
      expect(circlesOf(listed)).toEqual([]);
      const inPart = ({ path }: Source) => part.folders.some((each) => path.startsWith(`${each}/`));
      const isImported = (use: string) => useLines(imported).includes(use);
      const isShown = (use: string) => {
        const [user, used = ''] = use.split(' → ');
        const { production: files } = knowing(used, inside.filter(inPart));
        return isImported(use) || files.some((path) => path.split('/')[1] === user);
      };
      expect(useLines(listed).filter((use) => !isShown(use))).toEqual([]);
    },
  );

  it('a noun reads tables of a noun that it does not use only as ROOMS.md lists', () => {
    const read = tablesRead(page, inside, usesListed(SERVER, page));
    expect(useLines(read)).toEqual(useLines(readsListed(SERVER, page)));
  });

  it('domain/ has no circle of rooms', () => {
    expect(circlesOf(roomsOf('domain', inside))).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(circlesOf(filesOf(real.filter(isProduction)))).toEqual([]);
  });

  // The others are what the product is made of, so their names are in every part of it: customers, accounts, plans,
  // days, the practice, profiles and pictures. The singular of `rights` is a word of CSS.
  const COUNTED = [
    ...['accessLog', 'articles', 'attention', 'calendarFeed', 'coaching', 'contact'],
    ...['conversations', 'dayNotes', 'goals', 'invitations', 'measurements', 'notifications'],
    ...['planLibrary', 'reminders', 'trends', 'visits'],
  ];

  it.each(COUNTED)('%s has to be entered in few files of others', (noun) => {
    expect(nounsOf(SERVER, page, inside)).toContain(noun);
    const { production: registers, tests } = registersOf(noun, real, uses);
    expect([registers.length > 6 ? registers : [], tests.length > 12 ? tests : []]).toEqual([
      [],
      [],
    ]);
  });
});

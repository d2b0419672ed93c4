import { afterEach, expect, it, vi } from 'vitest';
import type { Change } from '../store/change.ts';
import { daySender } from './sendDay.ts';

const change = (part: string, value: unknown): Change => ({
  ...{ personId: 'anna', kind: 'day', key: part, subject: 'day', date: '2026-11-24', part, value },
  ...{ bases: [''], text: '', madeAt: '', refused: null },
});
const CHANGES = [change('mood', 'Good'), change('sleepHours', 'well'), change('notes', 'Calm.')];
const NONE = { record: null, contested: [], refused: [] };
const send = daySender(() => undefined);

/** A server that gives these answers, one after the other; returns the parts of each request. */
function aServer(...answers: readonly { status: number; body: object }[]) {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { changes } = JSON.parse(body) as { changes: { part: string }[] };
    asked.push(changes.map(({ part }) => part));
    const { status, body: answer } = answers[asked.length - 1] ?? { status: 200, body: NONE };
    return Response.json(answer, { status });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

it('[DAY-04] one value that cannot be read keeps no other change of the day back', async () => {
  const fields = { 'changes.1.value': 'Enter a number.' };
  const asked = aServer({
    status: 422,
    body: { error: { code: 'invalid', message: 'No.', fields } },
  });
  expect(await send(CHANGES)).toEqual([{ key: 'sleepHours', refused: 'Enter a number.' }]);
  expect(asked).toEqual([
    ['mood', 'sleepHours', 'notes'],
    ['mood', 'notes'],
  ]);
});

it('[HIST-07] each part of a day gets its own verdict', async () => {
  const contested = [{ part: 'notes', stored: 'Tired.' }];
  aServer({
    status: 200,
    body: { ...NONE, contested, refused: [{ part: 'mood', message: 'No.' }] },
  });
  expect(await send(CHANGES)).toEqual([
    { key: 'mood', refused: 'No.' },
    { key: 'notes', contested: contested[0] },
  ]);
});

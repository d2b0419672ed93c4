import { expect } from 'vitest';
import * as yauzl from 'yauzl';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';

/** A customer's export: the bytes of each file in it, by name. */
export async function download(engine: RunningEngine, owner: Person): Promise<Map<string, Buffer>> {
  const answer = await engine.as(owner).raw(`/api/customers/${owner.id}/export`, {});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = await yauzl.fromBufferPromise(Buffer.from(await answer.arrayBuffer()), {
    lazyEntries: true,
  });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

import { expect, it } from 'vitest';
import { onEachEngine } from '#test/engines.ts';

const HALF_A_MEGABYTE = 512 * 1024;

onEachEngine('A body', (engine) => {
  const send = (body: string | ReadableStream) => {
    // Sent in pieces it has to be said so, which the types do not know yet.
    const inPieces = { duplex: 'half' };
    return fetch(`${engine.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: engine.url },
      body,
      ...inPieces,
    });
  };
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  it('[T-C2] of more than half a megabyte is 413, whether it says so or comes in pieces', async () => {
    const tooMuch = text(HALF_A_MEGABYTE + 1);
    const inPieces = new Blob([tooMuch]).stream();
    for (const body of [tooMuch, inPieces]) expect((await send(body)).status).toBe(413);
    expect((await send(text(HALF_A_MEGABYTE))).status).toBe(422);
  });
});

import { expect, it } from 'vitest';
import { onEachEngine } from '#test/engines.ts';

const HALF_A_MEGABYTE = 512 * 1024;

onEachEngine('A body', (engine) => {
  const send = (body: BodyInit) =>
    fetch(`${engine.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: engine.url },
      body,
      duplex: 'half',
    });
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  it('[T-C2] of more than half a megabyte is 413, whether it says so or comes in pieces', async () => {
    const tooMuch = text(HALF_A_MEGABYTE + 1);
    const inPieces = new Blob([tooMuch]).stream();
    for (const body of [tooMuch, inPieces]) expect((await send(body)).status).toBe(413);
    expect((await send(text(HALF_A_MEGABYTE))).status).toBe(422);
  });
});

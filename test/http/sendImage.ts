import type { Person } from '../factories/people.ts';
import type { Client } from './client.ts';

/** Sends a file as the picture of `owner`, with the type that the sender claims. */
export const sendImage = (client: Client, owner: Person, body: Uint8Array, type = 'image/png') =>
  client.raw(`/api/profile-images/${owner.id}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });

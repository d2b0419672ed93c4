import type { Answer, Refused } from './client.ts';

/** Sends a plan; where it is asked about first, a second time, as somebody who means it. */
export async function confirmed<Body>(
  plan: object,
  send: (plan: object) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const answer = await send(plan);
  const { error } = (answer.body ?? {}) as Partial<Refused>;
  return error?.code === 'confirm-needed' ? send({ ...plan, confirm: true }) : answer;
}

import type { Answer, Refused } from './client.ts';

/** Sends a plan. If a confirmation is needed, sends it again with the confirmation. */
export async function confirmed<Body>(
  plan: object,
  send: (plan: object) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const answer = await send(plan);
  const { error } = (answer.body ?? {}) as Partial<Refused>;
  return error?.code === 'confirm-needed' ? send({ ...plan, confirm: true }) : answer;
}

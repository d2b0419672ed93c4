import type { Standing } from '#domain/coaching/periodSchema.ts';
import type { RunningEngine } from '../engines.ts';
import { type Person, todayOf } from './people.ts';
import { planInput } from './plans.ts';

export const plansOf = (customer: Person) => `/api/customers/${customer.id}/diet-plans`;

/** A dietician, a customer with this standing, and a week to upload for them. */
export async function planCast(engine: RunningEngine, standing: Standing = 'active') {
  const dietician = await engine.make.aDietician();
  const customer = await engine.make.aCustomer({ standing });
  const as = engine.as(dietician);
  const input = planInput(todayOf(customer), { name: 'Week of lentils' });
  return { dietician, customer, as, input };
}

import type { Measurement, MeasurementInput } from '#domain/measurements/measurementSchema.ts';
import type { RunningEngine } from '../engines.ts';
import { measurementInput } from '../factories/measurements.ts';
import { type Person, todayOf } from '../factories/people.ts';
import type { Refused } from './client.ts';

/** The path of a customer's measurements, or of one of them. */
export const pathOf = (customer: Pick<Person, 'id'>, id = '') =>
  `/api/customers/${customer.id}/measurements${id && `/${id}`}`;

type Page = { items: Measurement[]; next: string | null };

export const listOf = async (
  engine: RunningEngine,
  customer: Person,
  { as = customer, query = '' } = {},
) => (await engine.as(as).get<Page>(`${pathOf(customer)}${query && `?${query}`}`)).body;

/** A weight of today, unless `wishes` differ; written by the customer, unless `by` is somebody else. */
export const add = (
  engine: RunningEngine,
  customer: Person,
  { by = customer, ...wishes }: Partial<MeasurementInput> & { by?: Person } = {},
) =>
  engine
    .as(by)
    .post<Measurement & Refused>(pathOf(customer), measurementInput(todayOf(customer), wishes));

import { useQuery } from '@tanstack/react-query';
import type { Body } from '#domain/measurements/derived.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import { customerProfileQuery } from './api.ts';

/** The parts of a profile needed to calculate values from a weight; null until the profile is loaded. */
export function useBody(customerId: string): Body | null {
  const { data } = useQuery(customerProfileQuery(customerId));
  if (!data) return null;
  const { dateOfBirth = null, pregnancy = null, height, heightUnit = 'cm' } = data.profile ?? {};
  const unit = heightUnit === 'inches' ? 'in' : heightUnit;
  return { dateOfBirth, pregnancy, height: height ? siOf(height, unit) : null };
}

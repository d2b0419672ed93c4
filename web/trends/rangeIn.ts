import { TREND_RANGES, type TrendRange } from '#domain/trends/range.ts';

/** The range in an address; 14 days by default. */
export const rangeIn = (params: URLSearchParams): TrendRange =>
  TREND_RANGES.find((each) => each === params.get('range')) ?? TREND_RANGES[0];

export function withRange(params: URLSearchParams, range: TrendRange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (range === TREND_RANGES[0]) next.delete('range');
  else next.set('range', range);
  return next;
}

import { unitName } from '#domain/measurements/measurement.ts';
import { say } from './words.ts';

const NAMES_SHOWN = 8;
const NAME_SHOWN = 40;
const UNIT_SHOWN = 20;

const short = (names: readonly string[]) =>
  names.slice(0, NAMES_SHOWN).map((name) => name.slice(0, NAME_SHOWN));

export function noColumnOf(name: string, header: readonly string[]): string {
  const columns = short(header.filter(Boolean));
  return columns.length > 0 ? say.noColumnAmong(name, columns) : say.noColumnOf(name);
}

/** '“BMI”, “Fat” and 3 more': what of a file is not read. */
export const unreadWords = (names: readonly string[]): string =>
  say.names(short(names), names.length - NAMES_SHOWN);

export const unknownUnit = (unit: string, name: string, units: readonly string[]): string =>
  say.unknownUnit(unit.slice(0, UNIT_SHOWN), name, units.map(unitName));

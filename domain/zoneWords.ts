/** Browsers still report some cities by names of the last century, which nobody there uses. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** A time zone of the IANA list in everyday words: 'Kolkata time' for `Asia/Calcutta`. */
export function zoneWords(timeZone: string): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (!timeZone.includes('/')) return place;
  return `${RENAMED[place] ?? place} time`;
}

/**
 * The name of the button for a meal, a day or a measurement; `count` is the number of messages: '0', '2' or
 * '50+'.
 */
export function aboutWords(name: string, count: string): string {
  if (count === '0') return `Ask about ${name}`;
  return `Ask about ${name}, ${count === '1' ? '1 message' : `${count} messages`}`;
}

/** The name of the button beside a meal, a day or a measurement. */
export function aboutWords(name: string, count: number): string {
  if (count === 0) return `Ask about ${name}`;
  return `Ask about ${name}, ${count === 1 ? '1 message' : `${count} messages`}`;
}

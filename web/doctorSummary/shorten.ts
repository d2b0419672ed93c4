/**
 * A text on one line, of at most `most` characters: cut after a word if there is one in its second half,
 * and then with an ellipsis.
 */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  const head = characters.slice(0, most).join('');
  const end = head.lastIndexOf(' ');
  const whole = end > head.length / 2 ? head.slice(0, end) : characters.slice(0, most - 1).join('');
  return `${whole.trimEnd()}…`;
}

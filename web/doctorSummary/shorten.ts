/**
 * A text on one line, of at most `most` characters: cut after a word if there is one in its second half,
 * and then with an ellipsis.
 */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  const whole = characters.slice(0, most - 1).join('');
  const end = whole.lastIndexOf(' ');
  return `${(end > whole.length / 2 ? whole.slice(0, end) : whole).trimEnd()}…`;
}

/**
 * A text without the characters at its end that `leftOut` matches, one at a time. A pattern that ends in
 * `+$` does the same, but costs the square of a long text.
 */
export function withoutEnd(text: string, leftOut: RegExp): string {
  const letters = [...text];
  let end = letters.length;
  while (end > 0 && leftOut.test(letters[end - 1] ?? '')) end -= 1;
  return letters.slice(0, end).join('');
}

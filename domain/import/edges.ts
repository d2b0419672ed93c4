/**
 * A text without the characters at its end that match `leftOut`, removed one at a time. A pattern that ends
 * in `+$` would do the same, but in quadratic time.
 */
export function withoutEnd(text: string, leftOut: RegExp): string {
  const letters = [...text];
  let end = letters.length;
  while (end > 0 && leftOut.test(letters[end - 1] ?? '')) end -= 1;
  return letters.slice(0, end).join('');
}

// 'o' begins no line here: programs write lists with it as their bullet.
const LEADS = 'or|oder|ou|oppure|या|أو';
const AROUND = String.raw`[^\p{L}\p{M}\p{N}]{0,20}`;

/** A line with nothing but the word, as 'or', '— OR —' or '(oder)'. */
const ALONE = new RegExp(`^${AROUND}(?:${LEADS}|o|或者?)${AROUND}$`, 'iu');
/** The word before something else: 'or porridge', 'OR: porridge'. */
const AHEAD = new RegExp(String.raw`^(?:(?:${LEADS})(?:\s*:|\s)|或者?:?)\s*(?=\S)`, 'iu');

/**
 * What a meal can be, of which one is eaten; empty for a meal of one thing. A line with nothing but 'or'
 * always divides it. A line that begins with 'or' does where each line is one thing by itself: below a
 * list of several it may be about its last food alone. Within a line nothing is divided: 'rice or quinoa'.
 */
export function alternativesOf(meal: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of meal.split('\n').map((each) => each.trim())) {
    if (ALONE.test(line)) blocks.push([]);
    else if (line !== '') blocks.at(-1)?.push(line);
  }
  const found = blocks.filter((lines) => lines.length > 0).flatMap(dividedAhead);
  const different = [...new Set(found)];
  return different.length > 1 ? different : [];
}

/** A meal without an 'or' alone at its end, which nothing follows: 'Soup\nor' is soup. */
export function withoutLastOr(meal: string): string {
  let text = meal.trimEnd();
  for (;;) {
    const at = text.lastIndexOf('\n');
    if (at < 0 || !ALONE.test(text.slice(at).trim())) return text;
    text = text.slice(0, at).trimEnd();
  }
}

function dividedAhead(lines: readonly string[]): string[] {
  const [first = '', ...others] = lines;
  const isDivided = others.length > 0 && others.every((line) => AHEAD.test(line));
  return isDivided ? [first, ...others.map(withoutWord)] : [lines.join('\n')];
}

const withoutWord = (line: string) => line.replace(AHEAD, '');

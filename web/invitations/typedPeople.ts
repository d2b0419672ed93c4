/**
 * Parses one person per line into table cells: the word with an @ is the address, the rest of the line is the
 * name. 'Lena Roth <lena@example.org>' or 'lena@example.org, Lena'.
 */
export const typedRows = (text: string): string[][] =>
  text.split('\n').map((line) => {
    const words = line.split(/[\s,;<>]+/).filter(Boolean);
    const at = words.findIndex((word) => word.includes('@'));
    if (at < 0) return line.trim() === '' ? [] : [line.trim(), ''];
    const name = words.filter((_, index) => index !== at).join(' ');
    return [words[at] ?? '', name];
  });

/** Adds the headings to the typed rows. */
export const typedTable = (text: string): string[][] => [['E-mail', 'Name'], ...typedRows(text)];

import { archive, escaped } from './archive.ts';
import { laid, type Rows, wordsOf } from './rows.ts';

/** A paragraph, a list entry ('- …') or a table. */
export type MadeBlock = string | { readonly table: Rows };

/** A Word document with paragraphs and tables, merged cells as Word writes them. */
export const docx = (blocks: readonly MadeBlock[]): Uint8Array<ArrayBuffer> =>
  archive({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="w"><w:body>${blocks.map((block) => (typeof block === 'string' ? paragraph(block) : table(block.table))).join('')}<w:sectPr/></w:body></w:document>`,
  });

function paragraph(text: string): string {
  const listed = text.startsWith('- ');
  const shown = listed ? text.slice(2) : text;
  // Word splits a line into runs wherever it checked the spelling.
  const half = Math.floor(shown.length / 2);
  const runs = [shown.slice(0, half), shown.slice(half)]
    .filter((part) => part !== '')
    .map((part) =>
      part
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
        .join('<w:br/>'),
    )
    .map((inside) => `<w:r><w:rPr><w:b/></w:rPr>${inside}</w:r>`);
  const style = listed
    ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'
    : '';
  return `<w:p>${style}${runs.join('')}</w:p>`;
}

function table(rows: Rows): string {
  const cells = laid(rows);
  const width = Math.max(...cells.map((cell) => cell.column + cell.across));
  const written = rows.map((_, row) => {
    let inside = '';
    for (let column = 0; column < width; ) {
      const cell = cells.find(
        (each) =>
          each.row <= row &&
          row < each.row + each.down &&
          each.column <= column &&
          column < each.column + each.across,
      );
      const across = cell?.across ?? 1;
      const merge =
        cell && cell.down > 1
          ? cell.row === row
            ? '<w:vMerge w:val="restart"/>'
            : '<w:vMerge/>'
          : '';
      const text = cell && cell.row === row ? wordsOf(cell.made) : '';
      const span = across > 1 ? `<w:gridSpan w:val="${across}"/>` : '';
      inside += `<w:tc><w:tcPr>${span}${merge}</w:tcPr>${text.split('\n').map(paragraph).join('')}</w:tc>`;
      column += across;
    }
    return `<w:tr>${inside}</w:tr>`;
  });
  return `<w:tbl><w:tblPr/>${written.join('')}</w:tbl>`;
}

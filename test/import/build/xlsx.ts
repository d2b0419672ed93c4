import { archive, escaped } from './archive.ts';
import { type Laid, laid, type Rows } from './rows.ts';

export type MadeSheet = {
  readonly name: string;
  readonly rows: Rows;
  readonly hidden?: boolean;
  /**
   * Whether texts are in the cells themselves, as some programs write them, instead of in the list of shared
   * strings.
   */
  readonly inline?: boolean;
};

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;
const place = (row: number, column: number) => `${letters(column)}${row + 1}`;

/** A workbook as Excel writes it, with shared strings, merged cells, dates and hidden sheets. */
export function xlsx(sheets: readonly MadeSheet[]): Uint8Array<ArrayBuffer> {
  const shared: string[] = [];
  const files: Record<string, string> = {};
  for (const [at, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, shared);
  const listed = sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('');
  const related = sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  return archive({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="m" xmlns:r="r"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships>${related}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><r><rPr><b/></rPr><t xml:space="preserve">${escaped(text)}</t></r></si>`).join('')}</sst>`,
    ...files,
  });
}

function sheetXml({ rows, inline }: MadeSheet, shared: string[]): string {
  const cells = laid(rows);
  const written = rows.map((_, row) => {
    const inRow = cells.filter((cell) => cell.row === row);
    return `<row r="${row + 1}">${inRow.map((cell) => cellXml(cell, inline ? null : shared)).join('')}</row>`;
  });
  const merged = cells
    .filter((cell) => cell.across > 1 || cell.down > 1)
    .map(
      ({ row, column, across, down }) =>
        `<mergeCell ref="${place(row, column)}:${place(row + down - 1, column + across - 1)}"/>`,
    );
  const merges = merged.length > 0 ? `<mergeCells>${merged.join('')}</mergeCells>` : '';
  return `<?xml version="1.0"?><worksheet><sheetData>${written.join('')}</sheetData>${merges}</worksheet>`;
}

function cellXml({ row, column, made }: Laid, shared: string[] | null): string {
  const at = `r="${place(row, column)}"`;
  if (typeof made === 'object' && 'number' in made) {
    const style = made.as === 'date' ? ' s="1"' : made.as === 'time' ? ' s="2"' : '';
    return `<c ${at}${style}><v>${made.number}</v></c>`;
  }
  const text = typeof made === 'string' ? made : made.text;
  if (text === '') return `<c ${at} s="0"/>`;
  if (!shared) return `<c ${at} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  if (!shared.includes(text)) shared.push(text);
  return `<c ${at} t="s"><v>${shared.indexOf(text)}</v></c>`;
}

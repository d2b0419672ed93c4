import { escaped } from './archive.ts';
import { type Made, type Rows, wordsOf } from './rows.ts';

const spans = (made: Made) =>
  typeof made === 'string' || 'number' in made
    ? ''
    : `${made.across ? ` colspan=${made.across}` : ''}${made.down ? ` rowspan="${made.down}"` : ''}`;

/** HTML that Excel puts on the clipboard. */
export const excelHtml = (rows: Rows): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-style-parent:style0; color:black}</style></head><body link="#0563C1"><!--StartFragment--><table border=0 cellpadding=0 cellspacing=0 width=576 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=9 style='width:48pt'>${rows
    .map(
      (row) =>
        `\r\n <tr height=20 style='height:15.0pt'>${row.map((made) => `\r\n  <td${spans(made)} class=xl65 style='width:48pt'>${escaped(wordsOf(made)).replaceAll('\n', '<br>\r\n    ') || '&nbsp;'}</td>`).join('')}\r\n </tr>`,
    )
    .join(
      '',
    )}<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]></table><!--EndFragment--></body></html>`;

/** HTML that Word puts on the clipboard. */
export const wordHtml = (
  before: readonly string[],
  rows: Rows,
  after: readonly string[] = [],
): string => {
  const paragraph = (text: string) =>
    `<p class=MsoNormal><span lang=EN-GB style='mso-ansi-language:EN-GB'>${escaped(text).replace(' ', '\r\n') || '<o:p>&nbsp;</o:p>'}<o:p></o:p></span></p>`;
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB><!--StartFragment-->${before.map(paragraph).join('')}<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>${rows
    .map(
      (row) =>
        `<tr style='mso-yfti-irow:0'>${row.map((made) => `<td width=87 valign=top${spans(made)} style='padding:0cm 5.4pt'>${wordsOf(made).split('\n').map(paragraph).join('')}</td>`).join('')}</tr>`,
    )
    .join('')}</table>${after.map(paragraph).join('')}<!--EndFragment--></body></html>`;
};

/** HTML that Google Sheets puts on the clipboard. */
export const sheetsHtml = (rows: Rows): string =>
  `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${rows
    .map(
      (row) =>
        `<tr style="height:21px;">${row.map((made) => `<td${spans(made)} data-sheets-value="{&quot;1&quot;:2}" style="padding:2px 3px">${escaped(wordsOf(made)).replaceAll('\n', '<br/>')}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

/** A web page that contains a table and other content. */
export const pageHtml = (title: string, rows: Rows, after: string): string =>
  `<!DOCTYPE html><html><head><title>${escaped(title)}</title><script>if (1 < 2) document.write('<table>')</script></head><body><nav><ul><li><a href="/">Home</a></li><li>Recipes</li></ul></nav><h1>${escaped(title)}</h1><table class="plan"><thead>${rowHtml(rows[0] ?? [], 'th')}</thead><tbody>${rows
    .slice(1)
    .map((row) => rowHtml(row, 'td'))
    .join('')}</tbody></table><p>${escaped(after)}</p></body></html>`;

const rowHtml = (row: readonly Made[], name: string) =>
  `<tr>${row.map((made) => `<${name}${spans(made)}>${escaped(wordsOf(made)).split('\n').join('<br>')}`).join('')}</tr>`;

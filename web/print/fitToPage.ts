const MM = 96 / 25.4;

/** What both A4 (297 × 210 mm) and Letter (279 × 216 mm) hold within margins of 10 mm. */
const PAGE_HEIGHT = 188 * MM;

const LARGEST_PT = 12;
/** What is smaller cannot be read at a table; rather a second page. */
const SMALLEST_PT = 6;
/** With more pages than one there is no need for the smallest type. */
const SEVERAL_PAGES_PT = 8;
const STEP_PT = 0.25;

/** Sets the largest type with which the sheet stays on one page; one to read well if none does. */
export function fitToPage(sheet: HTMLElement): void {
  for (let size = LARGEST_PT; size >= SMALLEST_PT; size -= STEP_PT) {
    sheet.style.fontSize = `${size}pt`;
    if (sheet.getBoundingClientRect().height <= PAGE_HEIGHT) return;
  }
  sheet.style.fontSize = `${SEVERAL_PAGES_PT}pt`;
}

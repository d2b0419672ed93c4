type Loaded = typeof import('./Calendar.tsx');

let tries = 0;
/** Another address of the file that could not be fetched. */
let again: string | undefined;
let missing: HTMLLinkElement[] = [];

/** With what it is made of, most of a screen: fetched at rest, or as one comes near its button. */
export async function loadCalendar(): Promise<Loaded> {
  for (const link of missing.splice(0)) link.replaceWith(link.cloneNode());
  try {
    if (again) return await (import(/* @vite-ignore */ again) as Promise<Loaded>);
    return await import('./Calendar.tsx');
  } catch (failure) {
    // A file that failed once stays so in Chromium, under the address that its error names, and
    // the build's own code asks for a stylesheet once only.
    tries += 1;
    const file = /https?:\S{1,500}?\.js/.exec(String(failure))?.[0];
    again = file && `${file}?${tries}`;
    missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
      ({ sheet }) => !sheet,
    );
    throw failure;
  }
}

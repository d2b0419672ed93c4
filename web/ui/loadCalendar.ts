let missing: HTMLLinkElement[] = [];

/** With what it is made of, most of a screen: fetched at rest, or as one comes near its button. */
export async function loadCalendar() {
  for (const link of missing.splice(0)) link.replaceWith(link.cloneNode());
  try {
    return await import('./Calendar.tsx');
  } catch (failure) {
    // The file is asked for anew with the next try; its stylesheet, by what the build adds, is not.
    missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
      ({ sheet }) => !sheet,
    );
    throw failure;
  }
}

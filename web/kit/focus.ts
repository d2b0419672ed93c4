/** Parts of a page that have a heading. */
const PARTS = 'li,article,section,dialog,main';

/**
 * Keeps the focus on the page: when what has it is removed, hidden or disabled, and no component knows a better place,
 * a button beside what is disabled gets it, or else the heading of the smallest part around. Returns what ends this.
 */
export function keepFocus(): () => void {
  let had: Element | null = null;
  let around: Element[] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    had = target;
    around = [];
    for (let part = target.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null)
      around.push(part);
  };
  const look = () => {
    if (document.activeElement !== document.body || !had || canHave(had)) return;
    const beside = had.matches(':disabled') && had.parentElement?.querySelector('button:enabled');
    const heading = [...around, document.body]
      .filter((part) => part.isConnected)
      .map((part) => part.querySelector<HTMLElement>('h1, h2, h3, h4'))
      .find((each) => each && canHave(each));
    if (beside instanceof HTMLElement && canHave(beside)) beside.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  };
  // Somebody who taps on plain text has left, whatever becomes of what they left.
  const forget = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && had && canHave(had)) had = null;
    });
  // Components move the focus in their effects, and browsers take it from what is hidden, until then.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  const observer = new MutationObserver(soon);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}

const canHave = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/**
 * Calls back once the next frame is painted: what a tap shows comes first, and what follows from it later. On a
 * page that nobody sees, where no frame is painted, at once.
 */
export function afterPaint(then: () => void): void {
  if (typeof document === 'undefined' || document.hidden) then();
  else
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
}

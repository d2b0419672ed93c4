/**
 * Calls back after the next frame is painted, so that the response to a tap is painted before its consequences. In
 * a hidden page, which paints no frames, it calls back at once.
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

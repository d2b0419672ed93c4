import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './time.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[DAY-01] what was tapped is stored once: after the frame, or when the page is hidden before it', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const hide = () => page.dispatchEvent(new Event('visibilitychange'));
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const then = vi.fn();
  for (const isHiddenFirst of [true, false]) {
    then.mockClear();
    afterPaint(then);
    expect(then).not.toHaveBeenCalled();
    if (isHiddenFirst) hide();
    frames.pop()?.();
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
    hide();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(then).toHaveBeenCalledOnce();
  }
});

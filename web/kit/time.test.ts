import { expect, it, vi } from 'vitest';
import { afterPaint } from './time.ts';

it('[DAY-01] what was tapped is stored once, also if the page is hidden before it is painted', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  const then = vi.fn();
  afterPaint(then);
  expect(then).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(then).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

import { useLayoutEffect } from 'react';

/**
 * The page, and the bar above it, grow with the screen. Set by script, because browsers match `html:has(…)` at
 * each key.
 */
export function useWidePage(isWide: boolean): void {
  useLayoutEffect(() => {
    if (!isWide) return;
    const { style } = document.documentElement;
    style.setProperty('--page-width', '1680px');
    return () => {
      style.removeProperty('--page-width');
    };
  }, [isWide]);
}

/** The facts about a browser that decide whether it can show push messages while no page is open. */
export type BrowserFacts = {
  readonly userAgent: string;
  /** An iPad identifies itself as a Mac, but no Mac reports more than one touch point. */
  readonly touchPoints: number;
  /** Opened from the home screen, without an address bar. */
  readonly isApp: boolean;
  /** Has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** The page was loaded over https, or from this computer. */
  readonly isSecure: boolean;
};

export type PushSupport = 'possible' | 'home-screen-first' | 'not-secure' | 'impossible';

/** On an iPhone or iPad only an app on the home screen gets push messages, whichever browser put it there. */
export function pushSupport(browser: BrowserFacts): PushSupport {
  if (isApple(browser) && !browser.isApp) return 'home-screen-first';
  if (browser.hasPush) return 'possible';
  return browser.isSecure ? 'impossible' : 'not-secure';
}

const isApple = ({ userAgent, touchPoints }: BrowserFacts): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isApp: matchMedia('(display-mode: standalone)').matches,
  hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  isSecure: window.isSecureContext,
});

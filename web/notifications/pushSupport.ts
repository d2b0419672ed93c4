/** What of a browser says whether it can show what a practice tells while no page of it is open. */
export type BrowserFacts = {
  readonly userAgent: string;
  /** An iPad says that it is a Mac; no Mac is touched with more than one finger. */
  readonly touchPoints: number;
  /** Opened from the home screen, without an address bar. */
  readonly isApp: boolean;
  /** Has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** The page came by https, or from this computer. */
  readonly isSecure: boolean;
};

export type PushSupport = 'possible' | 'home-screen-first' | 'not-secure' | 'impossible';

/** On an iPhone or iPad only an app of the home screen is told anything, whichever browser put it there. */
export function pushSupport(browser: BrowserFacts): PushSupport {
  if (isApple(browser) && !browser.isApp) return 'home-screen-first';
  if (browser.hasPush) return 'possible';
  return browser.isSecure ? 'impossible' : 'not-secure';
}

const isApple = ({ userAgent, touchPoints }: BrowserFacts): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

/** Those of this browser. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isApp: matchMedia('(display-mode: standalone)').matches,
  hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  isSecure: window.isSecureContext,
});

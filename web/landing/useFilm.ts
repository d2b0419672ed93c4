import { useEffect, useRef, useState } from 'react';
import darkMp4 from './film/week-dark.mp4';
import darkWebm from './film/week-dark.webm';
import lightMp4 from './film/week-light.mp4';
import lightWebm from './film/week-light.webm';

const films = {
  light: { webm: lightWebm, mp4: lightMp4 },
  dark: { webm: darkWebm, mp4: darkMp4 },
} as const;

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether somebody asked their device for less motion or less data. */
const wantsStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as Saving).connection?.saveData === true;

const shownScheme = () => (document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');

/** Which film to show, once the page has loaded and if there should be one, and its pause button. */
export function useFilm() {
  const [scheme, setScheme] = useState<keyof typeof films | null>(null);
  const [paused, setPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const decide = () => setScheme(wantsStillness() ? null : shownScheme());
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    motion.addEventListener('change', decide);
    if (document.readyState === 'complete') decide();
    else addEventListener('load', decide, { once: true });
    return () => {
      motion.removeEventListener('change', decide);
      removeEventListener('load', decide);
    };
  }, []);

  const toggle = () => {
    if (paused) void video.current?.play();
    else video.current?.pause();
    setPaused(!paused);
  };

  return { sources: scheme && films[scheme], video, paused, toggle };
}

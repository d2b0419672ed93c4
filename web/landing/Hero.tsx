import { type Ref, useEffect, useRef, useState } from 'react';
import { isLong } from '#domain/look/look.ts';
import { useBrand } from '../kit/Brand.tsx';
import darkMp4 from './film/week-dark.mp4';
import darkWebm from './film/week-dark.webm';
import lightMp4 from './film/week-light.mp4';
import lightWebm from './film/week-light.webm';
import classes from './Hero.module.css';
import { say } from './words.ts';

/**
 * The film behind the headline. The page first shows a still picture of it. The film is fetched after the
 * page has loaded, unless the user prefers less motion or less data, or is on a slow network.
 */
function Film() {
  const film = useFilm();
  const [running, setRunning] = useState(false);
  return (
    <div className={classes.film}>
      {film.sources && (
        // Decoration without sound: there is nothing to caption.
        <video
          key={film.sources.webm}
          ref={film.video}
          className={classes.moving}
          data-running={running}
          width="1120"
          height="630"
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setRunning(true)}
        >
          <source src={film.sources.webm} type="video/webm" />
          <source src={film.sources.mp4} type="video/mp4" />
        </video>
      )}
      <div className={classes.scrim} />
      {film.sources && running && (
        <button type="button" className={classes.pause} onClick={film.toggle}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              fill="currentColor"
              d={film.paused ? 'M4 2.5v11l9-5.5Z' : 'M4 3h3v10H4ZM9 3h3v10H9Z'}
            />
          </svg>
          {film.paused ? say.playFilm : say.pauseFilm}
        </button>
      )}
    </div>
  );
}

const films = {
  light: { webm: lightWebm, mp4: lightMp4 },
  dark: { webm: darkWebm, mp4: darkMp4 },
} as const;

type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Connections on which the film would arrive late and delay everything else. Some browsers do not report
 * them.
 */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

/** Whether the device is set to less motion or less data, or has a slow connection. */
function wantsStillness(): boolean {
  const { connection } = navigator as Connected;
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData === true ||
    SLOW.includes(connection?.effectiveType)
  );
}

const shownScheme = () => (document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');

/** The film to show once the page has loaded, if any, and the state of its pause button. */
function useFilm() {
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

type Props = { home: string | null; heading: Ref<HTMLHeadingElement> | undefined };

export function Hero({ home, heading }: Props) {
  const { name } = useBrand();
  return (
    <section className={classes.hero}>
      <Film />
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title} data-long={isLong(name)}>
          {name}
        </h1>
        <p className={classes.tagline}>{say.hero.tagline}</p>
        <p className={classes.ways}>
          {home ? (
            <a href={home} className={classes.start}>
              {say.hero.toHome}
            </a>
          ) : (
            <>
              <a href="/signup" className={classes.start}>
                {say.hero.start}
              </a>
              <span className={classes.known}>
                {say.hero.known} <a href="/login">{say.hero.logIn}</a>
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

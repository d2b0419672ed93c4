import { useState } from 'react';
import classes from './Film.module.css';
import { useFilm } from './useFilm.ts';

/**
 * The film behind the first words. What is served shows its still picture; the film comes once the
 * page is there, and only for those who ask for neither less motion nor less data.
 */
export function Film() {
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
          {film.paused ? 'Play film' : 'Pause film'}
        </button>
      )}
    </div>
  );
}

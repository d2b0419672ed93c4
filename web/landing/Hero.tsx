import { brand } from '../kit/Brand.tsx';
import darkMp4 from './film/week-dark.mp4';
import darkWebm from './film/week-dark.webm';
import lightMp4 from './film/week-light.mp4';
import lightWebm from './film/week-light.webm';
import { say } from './words.ts';

const films = [
  { scheme: 'light', webm: lightWebm, mp4: lightMp4 },
  { scheme: 'dark', webm: darkWebm, mp4: darkMp4 },
];

/** The film behind the headline. The page first shows a still picture of it; film.ts plays it. */
const Film = () => (
  <div id="film" className="hero-film">
    {films.map(({ scheme, webm, mp4 }) => (
      <template key={scheme} data-film={scheme}>
        {/* Decoration without sound: there is nothing to caption. */}
        <video
          className="hero-moving"
          width="1120"
          height="630"
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </template>
    ))}
    <div className="hero-scrim" />
    <button type="button" className="hero-pause" hidden>
      <PauseLabel text={say.pauseFilm} icon="M4 3h3v10H4ZM9 3h3v10H9Z" />
      <PauseLabel text={say.playFilm} icon="M4 2.5v11l9-5.5Z" />
    </button>
  </div>
);

const PauseLabel = ({ text, icon }: { text: string; icon: string }) => (
  <span>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path fill="currentColor" d={icon} />
    </svg>
    {text}
  </span>
);

export const Hero = () => (
  <section className="hero">
    <Film />
    <div className="hero-words">
      <h1 className="hero-title" data-long="false">
        {brand().name}
      </h1>
      <p className="hero-tagline">{say.hero.tagline}</p>
      <p className="hero-ways">
        <a href="/signup" data-home={say.hero.toHome} className="hero-start">
          {say.hero.start}
        </a>
        <span data-visitors className="hero-known">
          {say.hero.known} <a href="/login">{say.hero.logIn}</a>
        </span>
      </p>
    </div>
  </section>
);

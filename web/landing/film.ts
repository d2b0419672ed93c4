type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Connections on which the film would arrive late and delay everything else. Some browsers do not report
 * them.
 */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

const motion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the device is set to less motion or less data, or has a slow connection. */
function wantsStillness(): boolean {
  const { connection } = navigator as Connected;
  return (
    motion.matches || connection?.saveData === true || SLOW.includes(connection?.effectiveType)
  );
}

/** Plays the film over its still picture once the page has loaded, unless the visitor wants stillness. */
export function showFilm(place: Element): void {
  const pause = place.querySelector('button');
  const film = place.querySelector<HTMLTemplateElement>(
    `[data-film="${document.documentElement.dataset.scheme}"]`,
  );
  const decide = () => {
    place.querySelector('video')?.remove();
    pause?.toggleAttribute('hidden', true);
    pause?.removeAttribute('data-paused');
    place.removeAttribute('data-running');
    if (wantsStillness() || !film) return;
    film.after(film.content.cloneNode(true));
    const video = place.querySelector('video');
    if (!video) return;
    // Some browsers read this of a video's HTML only while they parse it, and play nothing that has a sound.
    video.muted = true;
    video.addEventListener('playing', () => {
      place.setAttribute('data-running', '');
      pause?.toggleAttribute('hidden', false);
    });
  };
  pause?.addEventListener('click', () => {
    const video = place.querySelector('video');
    if (pause.toggleAttribute('data-paused')) video?.pause();
    else void video?.play();
  });
  motion.addEventListener('change', decide);
  if (document.readyState === 'complete') decide();
  else addEventListener('load', decide, { once: true });
}

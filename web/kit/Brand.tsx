import { useSyncExternalStore } from 'react';
import {
  BRAND_META,
  BRAND_STYLE,
  isLong,
  isWordmark,
  type Brand as Look,
  OUR_BRAND,
  sizeInBar,
} from '#domain/look/look.ts';
import { subscription } from '../store/subscription.ts';

const SEGMENT = 7.6;
const REST = 75.4 / 7 - SEGMENT;

/** Weekplate's mark: seven days around a plate, one of them today, a leaf in the middle. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="brand-mark"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="3" strokeLinecap="round" transform="rotate(-81 16 16)">
        <circle
          cx="16"
          cy="16"
          r="12"
          stroke="var(--accent)"
          strokeDasharray={`${SEGMENT} ${REST}`}
        />
        <circle
          cx="16"
          cy="16"
          r="12"
          stroke="var(--attention)"
          strokeDasharray={`${SEGMENT} 100`}
        />
      </g>
      <path
        fill="var(--accent)"
        d="M11.3 20.7c-1-4.6 1.4-9.2 9.4-9.4.2 6.8-3.3 9.8-7.4 9.2l-1.1 1.1a.6.6 0 0 1-.9-.9Z"
      />
    </svg>
  );
}

/** While building there is no practice yet: the server puts its own in this place (server/look/branded.ts). */
const WHILE_BUILDING: Look = { name: '%PRACTICE%', logo: null };

const changes = subscription();
let shown: Look | undefined;

/** How the practice looks, as the server wrote it into the page; no request has to be waited for. */
export function brand(): Look {
  shown ??= typeof document === 'undefined' ? WHILE_BUILDING : written();
  return shown;
}

function written(): Look {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${BRAND_META}"]`);
  return meta ? (JSON.parse(meta.content) as Look) : OUR_BRAND;
}

/** Shows another look on this page, as the server will write it into the next one. */
export function showBrand(look: Partial<Look>, styles?: string): void {
  shown = { ...brand(), ...look };
  if (styles !== undefined) {
    document.getElementById(BRAND_STYLE)?.remove();
    const style = document.createElement('style');
    style.id = BRAND_STYLE;
    style.textContent = styles;
    document.head.append(style);
  }
  changes.tell();
}

export const useBrand = (): Look => useSyncExternalStore(changes.subscribe, brand, brand);

/** The practice's logo and name, or our mark with its name. */
export function Brand() {
  const { name, logo } = useBrand();
  return (
    <>
      {logo ? <Logo /> : <Mark />}
      {!(logo && isWordmark(logo)) && (
        <span
          className="brand-name"
          data-long={isLong(name)}
          {...(logo && { 'aria-hidden': true })}
        >
          {name}
        </span>
      )}
    </>
  );
}

/** The logo alone: the practice's, or one that is not saved yet. */
export function Logo({ unsaved }: { unsaved?: Look['logo'] }) {
  const { name, logo: own } = useBrand();
  const logo = unsaved ?? own;
  if (!logo) return null;
  const { src, tone } = logo;
  return <img className="brand-logo" src={src} alt={name} {...sizeInBar(logo)} data-tone={tone} />;
}

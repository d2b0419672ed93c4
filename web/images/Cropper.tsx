import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import classes from './Cropper.module.css';
import { type Crop, MAX_ZOOM, moved, within, zoomed } from './crop.ts';
import { draw } from './picture.ts';
import { say } from './words.ts';

type Props = {
  picture: ImageBitmap;
  crop: Crop;
  disabled: boolean;
  onChange: (crop: Crop) => void;
};

const EDGE = 560;
const STEP = 0.05;
/** The zoom per pixel of a mouse wheel: one notch, about 100 pixels, zooms by a tenth. */
const PER_PIXEL = 0.001;
const STEPS: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Point = { readonly x: number; readonly y: number };
const distance = (points: readonly Point[]) => {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
};

/** Chooses the square of a picture: by dragging and pinching, by a wheel, by arrows, by a slider. */
export function Cropper({ picture, crop, disabled, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const hintId = useId();
  // Two fingers send two events before the next rendering. The second has to build on the first.
  const latest = useRef(crop);
  const change = (next: (was: Crop) => Crop) => {
    latest.current = next(latest.current);
    onChange(latest.current);
  };

  // In a layout effect, since a finger may move between the rendering and a later effect.
  useLayoutEffect(() => {
    latest.current = crop;
  }, [crop]);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * PER_PIXEL);
    if (!disabled) change((was) => zoomed(was, picture, factor));
  });
  useEffect(() => {
    // React's own listener is passive: it cannot keep the page from scrolling.
    const frame = canvas.current?.parentElement;
    const turned = (event: WheelEvent) => onWheel(event);
    frame?.addEventListener('wheel', turned, { passive: false });
    return () => frame?.removeEventListener('wheel', turned);
  }, []);

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before || disabled) return;
    const wasApart = distance([...pointers.current.values()]);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const apart = distance([...pointers.current.values()]);
    const { width } = event.currentTarget.getBoundingClientRect();
    if (wasApart > 0) change((was) => zoomed(was, picture, apart / wasApart));
    else {
      const [right, down] = [before.x - event.clientX, before.y - event.clientY];
      change((was) => moved(was, picture, right / width, down / width));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const factor = event.key === '+' ? 1.1 : event.key === '-' ? 1 / 1.1 : null;
    if (disabled || (!step && !factor)) return;
    event.preventDefault();
    change((was) => (step ? moved(was, picture, ...step) : zoomed(was, picture, factor ?? 1)));
  };
  const letGo = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  return (
    <div className="grid gap-3">
      <div
        className={classes.frame}
        role="application"
        aria-label={say.position}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys.
        tabIndex={0}
        data-autofocus
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={EDGE} height={EDGE} className={classes.canvas} />
      </div>
      <label className={classes.zoom}>
        {say.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          disabled={disabled}
          onChange={(event) =>
            onChange(within({ ...crop, zoom: Number(event.currentTarget.value) }, picture))
          }
        />
      </label>
      <p id={hintId} className="small">
        {say.howToMove}
      </p>
    </div>
  );
}

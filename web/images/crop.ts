/** The square of a picture that is kept: its centre as fractions of width and height, and the zoom. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 5;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

const sideOf = (crop: Crop, { width, height }: Size) => Math.min(width, height) / crop.zoom;

/** The square in pixels of the picture. */
export function squareOf(crop: Crop, size: Size) {
  const side = sideOf(crop, size);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

/** Keeps the square inside of the picture. */
export function within(crop: Crop, size: Size): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  const { width, height } = size;
  return {
    zoom,
    x: between(half, crop.x * width, width - half) / width,
    y: between(half, crop.y * height, height - half) / height,
  };
}

/** Moves the square over the picture, by fractions of its own side. */
export function moved(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size);
  const x = crop.x + (right * side) / size.width;
  const y = crop.y + (down * side) / size.height;
  return within({ ...crop, x, y }, size);
}

export const zoomed = (crop: Crop, size: Size, factor: number): Crop =>
  within({ ...crop, zoom: crop.zoom * factor }, size);

import { say } from '#domain/words.ts';
import { type Crop, squareOf } from './crop.ts';

/** Twice the edge length that the server keeps, so that it can scale down with good quality. */
const MAX_EDGE = 1024;

/** Opens a file as a picture, rotated upright. Rejects if this browser cannot read it. */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

type Part = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Part): void {
  const { left, top, width, height } = part;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(crop, picture);
  paint(canvas, picture, { left, top, width: side, height: side });
}

/** The square as a file, without the metadata that says where and when it was taken. */
export function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(MAX_EDGE, Math.round(squareOf(crop, picture).side)));
  canvas.width = edge;
  canvas.height = edge;
  draw(canvas, picture, crop);
  return asFile(canvas);
}

/** Somewhat more than the longest edge that the server keeps, so that it can scale down with good quality. */
const MAX_WHOLE_EDGE = 1600;

/**
 * The whole picture as a small file that uploads quickly, without the metadata that says where and when it
 * was taken. Rejects if this browser cannot read it.
 */
export const drawnSmall = async (file: Blob): Promise<Blob> =>
  asFile(await drawnWhole(file, MAX_WHOLE_EDGE));

/** JPEG qualities, from the best to one that barely shows what the picture is of. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35];

/** Like {@link drawnSmall}, as a file of at most `mostBytes`, with the best quality that fits in. */
export async function drawnLight(file: Blob, edge: number, mostBytes: number): Promise<Blob> {
  for (let longest = edge; ; longest = Math.round(longest * 0.7)) {
    const canvas = await drawnWhole(file, longest);
    for (const quality of QUALITIES) {
      const drawn = await asFile(canvas, quality);
      if (drawn.size <= mostBytes) return drawn;
    }
  }
}

async function drawnWhole(file: Blob, edge: number): Promise<HTMLCanvasElement> {
  const picture = await openPicture(file);
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  paint(canvas, picture, { left: 0, top: 0, width: picture.width, height: picture.height });
  picture.close();
  return canvas;
}

function asFile(canvas: HTMLCanvasElement, quality = 0.92): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(say.notAnImage))),
      'image/jpeg',
      quality,
    ),
  );
}

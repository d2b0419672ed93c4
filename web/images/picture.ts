import { type Crop, squareOf } from './crop.ts';

/** Twice the edge that the server keeps, so that it can scale the picture down well. */
const MAX_EDGE = 1024;

/** Opens a file as an upright picture. Rejects if this browser cannot read it as one. */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(crop, picture);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // What is transparent would turn black on its way through JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file. It leaves the browser without where and when it was taken. */
export function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(MAX_EDGE, Math.round(squareOf(crop, picture).side)));
  canvas.width = edge;
  canvas.height = edge;
  draw(canvas, picture, crop);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cropped.'))),
      'image/jpeg',
      0.92,
    ),
  );
}

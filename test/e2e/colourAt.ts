import type { Locator } from '@playwright/test';

/** Which of its three colours the test picture shows at this pixel of its diagonal, once it is drawn. */
export const colourAt = (picture: Locator, at: number) =>
  picture.evaluate((image: HTMLImageElement, place) => {
    if (image.naturalWidth === 0) return 'none';
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, place, place, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    if (red > 180 && green < 80 && blue < 80) return 'red';
    return `${red} ${green} ${blue}`;
  }, at);

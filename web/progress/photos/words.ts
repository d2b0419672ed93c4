export const TAKE = 'Take a Photo';
export const CHOOSE = 'Choose a Photo';
export const ON_ITS_WAY = 'The photo is on its way…';
export const WAITS =
  'The photo could not be sent now. It waits on this device and is sent by itself.';
export const NOT_ADDED = 'The photo could not be added.';
export const NOT_REMOVED = 'The photo could not be removed.';
export const LOST = 'This photo cannot be shown.';
export const REMOVE = 'Remove Photo';
export const REMOVE_ASK =
  'It is removed for your dietician, too, and cannot be brought back. Remove it?';

export const fullWords = (most: number) => `There is room for ${most} photos a meal.`;
export const MANY_PHOTOS = 'That were many photos within an hour. Try again a little later.';

/** 'Photo of Lunch: Lentil soup'; with its number if there are several. */
export const photoName = (meal: string, nth: number, count: number) =>
  count > 1 ? `Photo ${nth + 1} of ${count} of ${meal}` : `Photo of ${meal}`;

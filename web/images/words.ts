export const UPLOAD_FAILED = 'Failed to upload profile image.';
export const REMOVE_FAILED = 'Failed to remove profile image.';

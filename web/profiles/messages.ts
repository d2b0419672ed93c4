export const LOAD_FAILED = 'Failed to load profile information.';
export const UPDATE_FAILED = 'Failed to update profile.';
export const NOT_AUTHENTICATED = 'Error: User not authenticated.';
export const NO_UID = 'User not authenticated or UID not available.';
export const NO_USER_ID = 'No User ID provided.';
export const NO_PROFILE_DATA = 'No profile data available.';
export const notFound = (id: string): string => `Profile not found for ID: ${id}`;

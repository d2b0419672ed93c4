// In a file of their own, because the first screen needs one of them and none of the kinds.

export const DEVICES_MAX = 10;

export const KEPT_DAYS = 90;

/** The most notifications that one request can mark as read by their ids. */
export const READ_AT_ONCE = 100;

/** The name of the event that opens the list of keys. */
export const SHOW_KEYS_EVENT = 'vigil-keys';

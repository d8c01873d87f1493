/** What opens the list of keys from elsewhere than the keyboard. */
export const SHOW_KEYS_EVENT = 'vigil-keys';

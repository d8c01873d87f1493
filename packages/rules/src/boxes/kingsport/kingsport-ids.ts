/** The id of the box, of its pack and of its board. */
export const KINGSPORT = 'kingsport';

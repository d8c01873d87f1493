/** False for a page on a plain file server, which has no online tables (`npm run build:static`). */
export const HAS_SERVER =
  typeof document === 'undefined' ||
  document.querySelector<HTMLMetaElement>('meta[name="vigil-server"]')?.content !== 'none';

const DICE_URLS = import.meta.glob<string>('../art/dice/*.svg', { eager: true, query: '?url', import: 'default' });

/** Those that are here: a browser forgets what nobody holds. */
const loadedImages: HTMLImageElement[] = [];

/** Fetches the faces of the dice one after the other, so that the first one that falls has one. */
export async function preloadDiceFaces(): Promise<void> {
  for (const address of Object.values(DICE_URLS)) {
    const picture = new Image();
    picture.src = address;
    loadedImages.push(picture);
    await picture.decode().catch(() => undefined);
  }
}

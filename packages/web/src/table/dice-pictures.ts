const DICE_URLS = import.meta.glob<string>('../art/dice/*.svg', { eager: true, query: '?url', import: 'default' });

/** References to loaded images, so that the browser keeps them. */
const loadedImages: HTMLImageElement[] = [];

/** Preloads the faces of the dice one after the other, before the first roll. */
export async function preloadDiceFaces(): Promise<void> {
  for (const address of Object.values(DICE_URLS)) {
    const picture = new Image();
    picture.src = address;
    loadedImages.push(picture);
    await picture.decode().catch(() => undefined);
  }
}

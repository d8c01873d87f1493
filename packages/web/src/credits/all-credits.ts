/** A font the page comes with. */
export interface Font {
  readonly name: string;
  readonly use: string;
  readonly by: string;
  readonly licence: string;
}

/** An artist of icons, with the icon names. */
export interface IconAuthor {
  readonly by: string;
  readonly icons: readonly string[];
}

/** A library in the bundle. */
export interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Credits of the page, and its own licence. */
export interface Credits {
  readonly fonts: readonly Font[];
  readonly icons: readonly IconAuthor[];
  readonly libraries: readonly Library[];
  readonly licence: string;
}

/** All credits. The build inserts them from CREDITS.md and the libraries (plugins/credits.ts); empty in the sources. */
export const CREDITS: Credits = { fonts: [], icons: [], libraries: [], licence: '' };

/** The result of one check. `warn`: it works, but probably not as intended. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly about: 'node' | 'settings' | 'storage' | 'mail' | 'proxy';
  readonly text: string;
}

export type Env = Readonly<Record<string, string | undefined>>;

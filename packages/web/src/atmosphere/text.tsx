import { type Atmosphere, loadBoxAtmosphere } from '@vigil/content/atmosphere';
import { useEffect, useState } from 'react';
import { useLoadedContent } from '../text/use-content.js';
import { language } from '../words/language.js';
import './atmosphere.css';

const fetches = new Map<string, Promise<Atmosphere>>();
const loaded = new Map<string, Atmosphere>();

/** Returns the texts of some boxes, once loaded. Failed fetches are retried by the next call. */
function useAtmosphere(packs: readonly string[]): Atmosphere | undefined {
  const key = packs.join();
  const [, rerender] = useState(0);
  useEffect(() => {
    if (loaded.has(key)) return;
    let unmounted = false;
    const texts = fetches.get(key) ?? loadBoxAtmosphere(key.split(','), language);
    fetches.set(key, texts);
    texts.then(
      (all) => {
        loaded.set(key, all);
        if (!unmounted) rerender((n) => n + 1);
      },
      () => fetches.delete(key),
    );
    return () => {
      unmounted = true;
    };
  }, [key]);
  return loaded.get(key);
}

export default function Text({ of }: { of: string }) {
  const { packs, content } = useLoadedContent();
  const text = useAtmosphere(packs)?.textFor(content.tokens.get(of)?.id ?? of);
  return text === undefined ? null : <p className="atmosphere">{text}</p>;
}

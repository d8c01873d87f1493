import { type Atmosphere, boxAtmosphere } from '@vigil/content/atmosphere';
import { useEffect, useState } from 'react';
import { useEdition } from '../say/use-edition.js';
import { language } from '../words/language.js';
import './atmosphere.css';

const fetching = new Map<string, Promise<Atmosphere>>();
const here = new Map<string, Atmosphere>();

/** The texts of some boxes, once they are there. What could not be fetched is tried again by the next one to ask. */
function useAtmosphere(packs: readonly string[]): Atmosphere | undefined {
  const key = packs.join();
  const [, come] = useState(0);
  useEffect(() => {
    if (here.has(key)) return;
    let gone = false;
    const texts = fetching.get(key) ?? boxAtmosphere(key.split(','), language);
    fetching.set(key, texts);
    texts.then(
      (all) => {
        here.set(key, all);
        if (!gone) come((n) => n + 1);
      },
      () => fetching.delete(key),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return here.get(key);
}

/** The text itself. */
export default function Text({ of }: { of: string }) {
  const { packs, content } = useEdition();
  const text = useAtmosphere(packs)?.of(content.tokens.get(of)?.id ?? of);
  return text === undefined ? null : <p className="atmosphere">{text}</p>;
}

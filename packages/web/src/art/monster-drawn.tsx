import { MONSTER_OUTLINES } from './monster-outlines.js';
import { Outline } from './outline.js';

/** The drawn part of a monster's emblem: a module of its own, fetched when the first monster is shown. */
export default function MonsterDrawn({ icon }: { icon: string }) {
  return <Outline icon={icon} outlines={MONSTER_OUTLINES} />;
}

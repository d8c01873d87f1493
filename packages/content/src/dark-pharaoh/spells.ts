/** The 21 Spells of the edition of 2006, eight kinds. What stands in `then` is what a passed casting brings. */
import type { CardDef } from '@vigil/rules';

const spell = (id: string, name: string, count: number, text: Partial<CardDef> = {}): CardDef => ({
  id,
  name,
  deck: 'spell',
  count,
  ...text,
});

export const SPELLS: readonly CardDef[] = [
  spell('astral-travel', 'Astral Travel', 3),
  spell('denying-the-ancient-one', 'Denying the Ancient One', 2),
  spell('feeding-the-mind', 'Feeding the Mind', 2),
  spell('markings-of-isis', 'Markings of Isis', 3),
  spell('plague-of-locusts', 'Plague of Locusts', 3),
  spell('premonition', 'Premonition', 2),
  spell('revelation-of-script', 'Revelation of Script', 3),
  spell('shroud-of-shadow', 'Shroud of Shadow', 3),
];

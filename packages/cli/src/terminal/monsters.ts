import { type Content, type MonsterDef, modifierText, monsterKeywords, monsterText, type Words } from '@vigil/rules';
import { say } from './text.js';

/** Returns the movement and the symbol of a monster. */
export function monsterKind(w: Words, { movement, symbol }: MonsterDef): string {
  return say(w, 'shared.kind.monster', { movement, symbol });
}

/** Lists the abilities of a monster, one a line. */
export function monsterLines(w: Words, monster: MonsterDef): string[] {
  return [...monsterKeywords(w, monster).map(({ name, help }) => `${name}: ${help}`), ...monsterText(w, monster)];
}

/** Lists the changes of the Ancient One to a kind of monster; the printed figures do not include them. */
export function changesOf(content: Content, w: Words, monster: MonsterDef, ancientOne: string): string[] {
  const changes = content.ancientOnes.get(ancientOne)?.modifiers.filter((modifier) => {
    if (modifier.mod !== 'monster') return false;
    const { kinds, ability, movement } = modifier.monsters;
    return (
      (kinds === undefined || kinds.includes(monster.id)) &&
      (ability === undefined || monster.abilities.includes(ability)) &&
      (movement === undefined || modifier.monsters.movement === monster.movement)
    );
  });
  return modifierText(w, changes ?? []);
}

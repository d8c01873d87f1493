import { type Content, type MonsterDef, modifierText, monsterKeywords, monsterText, type Words } from '@vigil/rules';
import { say } from './text.js';

/** How it moves, and its symbol. */
export function monsterKind(w: Words, { movement, symbol }: MonsterDef): string {
  return say(w, 't.kind.monster', { movement, symbol });
}

/** What is special about a monster, line by line. */
export function monsterLines(w: Words, monster: MonsterDef): string[] {
  return [...monsterKeywords(w, monster).map(({ name, help }) => `${name}: ${help}`), ...monsterText(w, monster)];
}

/** What the Ancient One changes about a kind of monster: not in the printed figures. */
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

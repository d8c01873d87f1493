/** The dice that weapons add to Combat checks. */
import { alternativeBonuses, type Content } from '@vigil/rules';

/** Returns the dice that a weapon adds against abilities of an opponent: half or none if the opponent resists. */
export function weaponBonus(content: Content, card: string, against: readonly string[]): number {
  const weapon = content.cards.get(card)?.weapon;
  if (!weapon) return 0;
  const { damage, ignores = [] } = weapon;
  const bonus = Math.max(weapon.bonus, ...alternativeBonuses(weapon.instead).map((one) => one.bonus));
  const has = (what: string) => against.includes(what) && !ignores.some((one) => one === what);
  if (has(`${damage}-immunity`)) return 0;
  return has(`${damage}-resistance`) ? Math.ceil(bonus / 2) : bonus;
}

/** Returns the dice of the best weapons for two hands; `against`: abilities of the opponent. */
export function armedBonus(content: Content, cards: readonly string[], against: readonly string[] = []): number {
  let [one, second, both] = [0, 0, 0];
  for (const card of cards) {
    const bonus = weaponBonus(content, card, against);
    const hands = content.cards.get(card)?.weapon?.hands ?? 0;
    if (hands > 1) both = Math.max(both, bonus);
    else if (bonus > one) [one, second] = [bonus, one];
    else second = Math.max(second, bonus);
  }
  return Math.max(both, one + second);
}

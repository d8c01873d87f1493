/** Texts of modifiers of monsters. */
import type { MonsterAbility } from '../../language/terms.js';
import { conditionText } from '../condition-text.js';
import { aMonster, everyMonster } from '../nouns.js';
import type { Words } from '../words.js';
import type { ModifierOf, ModifierTexts } from './modifier-tools.js';

export const MONSTER_MODIFIERS = {
  monster: ({ w, self, scope }, m) => ({ short: false, text: monsterStatsText(w, m, self), scope }),
  ignores: ({ w, whole }, m) =>
    w.has(`mod.ignores.${m.ability}`) ? whole(`ignores.${m.ability}`) : whole('ignores', { ability: m.ability }),
  monstersStay: ({ w, whole }, m) => whole('monsters-stay', { monsters: everyMonster(w, m.monsters) }),
  stalkerReach: ({ whole }, m) => whole('stalker-reach', { n: m.areas }),
  unseen: ({ whole }) => whole('unseen'),
  dread: ({ w, whole }, m) => whole('dread', { monsters: everyMonster(w, m.monsters), n: m.nightmarish }),
  barFromPlay: ({ w, whole }, m) => whole('bar-from-play', { monsters: aMonster(w, m.monsters) }),
} satisfies Partial<ModifierTexts>;

/** Abilities that a monster is, not has. */
const ADJECTIVES: ReadonlySet<MonsterAbility> = new Set(['elusive', 'endless', 'undead']);

/** "every Cultist has +2 toughness", "while the terror level is at least 6, it has Combat rating −2 and Endless". */
function monsterStatsText(w: Words, m: ModifierOf<'monster'>, self: string | undefined): string {
  const changes: string[] = [];
  const byText = (figure: string, by: number) =>
    w.say('monster.by', { by: w.signed(by), figure: w.say(`figure.${figure}`) });
  const change = (figure: string, by: number | undefined) => {
    if (by !== undefined) changes.push(byText(figure, by));
  };
  // A monster without a rating deals no damage, whatever adds to it.
  const damages = [
    ...(m.horrorDamage === undefined ? [] : [byText('horror-damage', m.horrorDamage)]),
    ...(m.combatDamage === undefined ? [] : [byText('combat-damage', m.combatDamage)]),
  ];
  change('toughness', m.toughness);
  change('horror-rating', m.horrorRating);
  change('combat-rating', m.combatRating);
  if (m.overwhelming !== undefined) changes.push(`${w.say('ability.overwhelming')} ${m.overwhelming}`);
  const set = (of: 'horror' | 'combat', rating: number | undefined, damage: number | undefined) => {
    const figure = w.say(`figure.${of}-rating`);
    if (rating === undefined) {
      if (damage !== undefined)
        changes.push(w.say('monster.set', { to: String(damage), figure: w.say(`figure.${of}-damage`), signed: 'no' }));
    } else if (damage === undefined)
      changes.push(w.say('monster.set', { to: w.signed(rating), figure, signed: 'yes' }));
    else changes.push(w.say('monster.set.damage', { to: w.signed(rating), figure, damage }));
  };
  set('horror', m.set?.horrorRating, m.set?.horrorDamage);
  set('combat', m.set?.combatRating, m.set?.combatDamage);
  const faces = m.set?.moveFaces;
  const given = m.gives ?? [];
  for (const ability of given) if (!ADJECTIVES.has(ability)) changes.push(w.say(`ability.${ability}`));
  const adjectives = given
    .filter((ability) => ADJECTIVES.has(ability))
    .map((ability) => w.say(`ability.${ability}.is`));
  const mine = self !== undefined && m.monsters.kinds?.length === 1 && m.monsters.kinds[0] === self;
  const monsters = mine ? w.say('monsters.it') : everyMonster(w, m.monsters);
  const led = m.for === 'in-arkham' || m.if !== undefined;
  const who = led ? 'then' : 'you';
  const movement = m.set?.movement;
  if (movement !== undefined) adjectives.unshift(w.say(`movement.${movement}.is`));
  const plain = changes.length === 0 ? 'none' : w.list(changes);
  const list = damages.length === 0 ? plain : w.say('monster.more-damage', { first: plain, damage: w.list(damages) });
  const plainly = movement === 'normal' && adjectives.length === 1 && list === 'none';
  const has = faces
    ? w.say('monster.move-faces', {
        who,
        monsters: aMonster(w, m.monsters),
        from: faces[0] as number,
        to: faces.at(-1) as number,
      })
    : plainly
      ? w.say('monster.moves-normally', { who, monsters })
      : adjectives.length === 0
        ? w.say('monster.has', { who, monsters, changes: list })
        : movement === 'flying' && adjectives.length === 1 && w.has('monster.flies')
          ? w.say('monster.flies', { who, monsters, changes: list })
          : w.say('monster.is', { who, monsters, adjectives: w.list(adjectives), changes: list });
  const text =
    m.for === 'in-arkham'
      ? w.say('mod.monster.in-arkham', { who: m.if === undefined ? 'you' : 'then', text: has })
      : has;
  return m.if === undefined ? text : w.say('mod.while', { condition: conditionText(w, m.if), text });
}

/** Texts of modifiers, which apply while a card is in play. */
import type { Modifier, Scope } from '../language/modifiers.js';
import type { MonsterAbility } from '../language/terms.js';
import { conditionText } from './condition-text.js';
import {
  aMonster,
  assertNever,
  cardNoun,
  cardsText,
  everyMonster,
  kindsList,
  nounList,
  resourceText,
} from './nouns.js';
import { endSentence } from './passages.js';
import type { Words } from './words.js';

type ModifierOf<K extends Modifier['mod']> = Extract<Modifier, { readonly mod: K }>;

interface ModifierSentence {
  /** Short ones ("+1 Luck") share a sentence and name their scope once; others have their own sentences. */
  readonly short: boolean;
  readonly text: string;
  readonly scope: Scope;
  /** The bonus and the checks of a short one: "+2", "Combat checks". */
  readonly bonus?: { readonly by: string; readonly checks: readonly string[] };
}

interface ModifierContext {
  /** The monster this text is printed on: it is not named again. */
  readonly self?: string;
  /** The duration, if stated. */
  readonly until?: string | undefined;
  /** True on the sheet of an Ancient One, whose text is about all investigators. */
  readonly ofAll?: boolean;
}

/** Returns modifiers as sentences, one a line. */
export function modifierLines(
  w: Words,
  modifiers: readonly Modifier[],
  { self, until, ofAll = false }: ModifierContext = {},
): string[] {
  const lines: string[] = [];
  let group: ModifierSentence[] = [];
  let scope: Scope = 'owner';
  const put = (text: string) =>
    lines.push(endSentence(w.capitalize(until === undefined ? text : w.say('mod.until', { until, text }))));
  const flush = () => {
    const texts = mergeBonuses(w, group);
    if (group.length > 0) put(scope === 'owner' ? w.list(texts) : w.say(`scope.${scope}`, { text: w.list(texts) }));
    group = [];
  };
  for (const modifier of modifiers) {
    if ('ifThere' in modifier && modifier.ifThere && w.name('world', modifier.world ?? '') === modifier.world) continue;
    const said = modifierSentence(w, modifier, self, ofAll);
    if (!said.short || said.scope !== scope) flush();
    scope = said.scope;
    if (said.short) group.push(said);
    else put(said.text);
  }
  flush();
  return lines;
}

/** "+2 to Combat and Evade checks": consecutive modifiers of the same amount. */
function mergeBonuses(w: Words, group: readonly ModifierSentence[]): string[] {
  const merged: ModifierSentence[] = [];
  for (const one of group) {
    const last = merged.at(-1);
    const [before, bonus] = [last?.bonus, one.bonus];
    if (last === undefined || before === undefined || bonus === undefined || before.by !== bonus.by) merged.push(one);
    else {
      const checks = [...before.checks, ...bonus.checks];
      const text = w.say('mod.check', { by: bonus.by, checks: kindsList(w, checks, 'and') });
      merged[merged.length - 1] = { ...last, text, bonus: { by: bonus.by, checks } };
    }
  }
  return merged.map(({ text }) => text);
}

/** Returns modifiers within a sentence: "+1 to every skill check". */
export function modifierList(w: Words, modifiers: readonly Modifier[]): string {
  return w.list(modifiers.map((modifier) => modifierSentence(w, modifier).text));
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

function modifierSentence(w: Words, m: Modifier, self?: string, ofAll = false): ModifierSentence {
  const scope = ('for' in m ? m.for : undefined) ?? 'owner';
  const short = (text: string): ModifierSentence => ({ short: true, text, scope });
  const whole = (key: string, args: Record<string, string | number> = {}): ModifierSentence => ({
    short: false,
    text: w.say(`mod.${key}`, { ...args, scope }),
    scope,
  });
  switch (m.mod) {
    case 'skill':
      return short(w.say('mod.skill', { by: w.signed(m.by), skill: m.skill }));
    case 'check':
      if (m.balanced) {
        return short(w.say('mod.check.balanced', { by: w.signed(m.by), checks: w.say(`checks.${m.check}`) }));
      }
      if (m.damage) {
        const checks = w.say(`checks.${m.check}`);
        return short(w.say('mod.check.damage', { by: w.signed(m.by), checks, damage: m.damage }));
      }
      if (m.but === undefined) {
        const [by, checks] = [w.signed(m.by), w.say(`checks.${m.check}`)];
        return { ...short(w.say('mod.check', { by, checks })), bonus: { by, checks: [checks] } };
      }
      return short(
        w.say('mod.check.except', {
          by: w.signed(m.by),
          checks: w.say(`checks.${m.check}`),
          except: w.say(`checks.${m.but}`),
        }),
      );
    case 'clueDice':
      return m.skill === undefined
        ? whole('clue-dice', { n: m.by })
        : whole('clue-dice.skill', { n: m.by, check: m.skill, name: w.say(`check.${m.skill}`) });
    case 'maximum':
      return short(w.say('mod.maximum', { by: w.signed(m.by), resource: m.what }));
    case 'success':
      return whole('success', { faces: w.list(m.faces.map(String), 'or'), n: m.faces.length });
    case 'movementPoints':
      return short(w.say('mod.movement-points', { by: w.signed(m.by), n: Math.abs(m.by) }));
    case 'loss':
      return whole('loss', { resource: m.of, how: m.by < 0 ? 'less' : 'more', n: Math.abs(m.by) });
    case 'monster':
      return { short: false, text: monsterStatsText(w, m, self), scope };
    case 'ignores':
      return w.has(`mod.ignores.${m.ability}`)
        ? whole(`ignores.${m.ability}`)
        : whole('ignores', { ability: m.ability });
    case 'endlessTrophies':
      return whole('endless-trophies');
    case 'monstersStay':
      return whole('monsters-stay', { monsters: everyMonster(w, m.monsters) });
    case 'stalkerReach':
      return whole('stalker-reach', { n: m.areas });
    case 'sky':
      return whole(`sky.${m.is}`);
    case 'ancientOneDenied':
      return whole('ancient-one-denied');
    case 'noProgress':
      return whole('no-progress');
    case 'streetCost':
      return whole('street-cost', { n: m.to });
    case 'stableCost':
      return whole('stable-cost', { n: m.by });
    case 'misfires':
      return whole('misfires', { card: cardNoun(w, { deck: m.deck }, 1), faces: w.list(m.faces.map(String), 'or') });
    case 'oneWay':
      return whole('one-way', { arrows: m.arrows });
    case 'tradeAtDistance':
      return whole('trade-at-distance');
    case 'sealCost':
      if (m.to !== undefined) return whole('seal-cost.to', { n: m.to });
      return whole('seal-cost.by', { how: (m.by ?? 0) < 0 ? 'fewer' : 'more', n: Math.abs(m.by ?? 0) });
    case 'gateDifficulty':
      return m.world === undefined
        ? whole('gate-difficulty', { n: m.by })
        : whole('gate-difficulty.world', { n: m.by, world: m.world });
    case 'gatesHeld':
      return whole('gates-held', { world: m.world });
    case 'spellCost': {
      const arkham = yesNo(scope === 'in-arkham');
      if (m.to !== undefined) return whole('spell-cost', { n: m.to, arkham });
      return whole('spell-cost.by', { how: (m.by ?? 0) < 0 ? 'less' : 'more', n: Math.abs(m.by ?? 0), arkham });
    }
    case 'price':
      return whole('price', {
        n: Math.abs(m.by),
        how: m.by < 0 ? 'less' : 'more',
        of: m.of ?? 'all',
        arkham: yesNo(scope === 'in-arkham'),
      });
    case 'reading':
      return whole('reading', { checks: w.say(`checks.${m.check}`), place: m.at, by: w.signed(m.by) });
    case 'forbid': {
      const except = m.except ?? [];
      const ban = w.say(`mod.forbid.${m.what}`, {
        arkham: yesNo(scope === 'in-arkham'),
        own: yesNo(m.for === 'owner'),
      });
      if (except.length === 0) return { short: false, text: ban, scope };
      const by = w.list(
        except.map((id) => w.name('component', id)),
        'or',
      );
      return { short: false, text: w.say('mod.forbid.except', { ban, by }), scope };
    }
    case 'boxedAllies':
      return whole('boxed-allies');
    case 'painlessReading':
      return whole('painless-reading');
    case 'unburdened':
      return whole('unburdened');
    case 'moreClues':
      return whole('more-clues', { n: m.by });
    case 'trophyWorth':
      return whole('trophy-worth', { n: m.by });
    case 'evadeDifficulty':
      return whole('evade-difficulty', { n: m.by });
    case 'rule':
      return { short: false, text: w.say(m.text), scope };
    case 'armed':
      return whole(`armed.${m.kind}`, { by: w.signed(m.by) });
    case 'emptyHands':
      return whole('empty-hands', { by: w.signed(m.by) });
    case 'keeps':
      return whole('keeps', { id: m.card, card: m.card });
    case 'goesInstead':
      return whole('goes-instead', { id: m.of, card: m.of });
    case 'noDuplicates':
      return whole('no-duplicates', {
        decks: w.list(
          m.decks.map((deck) => w.say('mod.draw-bottom.deck', { deck })),
          'or',
        ),
      });
    case 'worldColour':
      return whole('world-colour', { hue: m.colour });
    case 'spared':
      return whole('spared', {});
    case 'focus':
      return m.to === undefined
        ? short(w.say('mod.focus', { by: w.signed(m.by ?? 0) }))
        : whole('focus-to', { n: m.to });
    case 'freeSliders':
      return whole('free-sliders');
    case 'dice':
      return whole('dice', { n: m.by, checks: w.say(`checks.${m.skill}`) });
    case 'gatesToAwaken':
      return m.by < 0 ? whole('gates-to-awaken.fewer', { n: -m.by }) : whole('gates-to-awaken', { n: m.by });
    case 'doomSuccesses':
      return whole('doom-successes', { n: m.by });
    case 'outskirts':
      return whole('outskirts', { how: m.by < 0 ? 'fewer' : 'more', n: Math.abs(m.by) });
    case 'refreshLimit':
      return whole('refresh-limit', { n: m.most });
    case 'statusRemovedOn':
      return whole('status-removed-on', {
        id: m.card,
        card: m.card,
        from: m.faces[0] as number,
        to: m.faces.at(-1) as number,
      });
    case 'ancientRating':
      return whole('ancient-rating', {
        n: Math.abs(m.by),
        how: m.by < 0 ? 'lower' : 'higher',
        to: w.signed(m.by - 5),
      });
    case 'unseen':
      return whole('unseen');
    case 'noMovement':
      return whole('no-movement');
    case 'hands':
      return whole(m.spells ? 'hands.spells' : 'hands', { how: m.by < 0 ? 'fewer' : 'more', n: Math.abs(m.by) });
    case 'clueLimit':
      return whole('clue-limit', { n: m.most, check: m.skill, name: w.say(`check.${m.skill}`) });
    case 'clueWasted':
      return whole(`clue-wasted.${m.on}`);
    case 'cluePairs':
      return whole('clue-pairs');
    case 'cap':
      return whole(ofAll ? 'cap.all' : 'cap', {
        n: m.most,
        together: yesNo(m.of !== 'clues' && m.of.length > 1),
        what:
          m.of === 'clues'
            ? w.say('mod.cap.clues', { n: m.most })
            : nounList(
                w,
                m.of.map((deck) => cardNoun(w, { deck }, 2)),
              ),
      });
    case 'sliderStops':
      return whole('slider-stops', { n: m.most });
    case 'dread':
      return whole('dread', { monsters: everyMonster(w, m.monsters), n: m.nightmarish });
    case 'barred':
      return whole('barred', { place: m.neighbourhood });
    case 'checkAgainst':
      return whole('check-against', { by: w.signed(m.by), others: w.signed(m.others), symbol: m.symbol });
    case 'taints':
    case 'anoints':
      return whole(m.mod);
    case 'leavesAt':
      return whole('leaves-at', { n: m.money });
    case 'outlives':
      return whole('outlives');
    case 'cordon':
      return whole('cordon', { street: w.isStreet(m.place) ? 'yes' : 'no', place: m.place });
    case 'onTheHouse':
      return whole('on-the-house', { place: m.place });
    case 'discardsLikeClues':
      return whole('discards-like-clues', { many: cardNoun(w, m.of, 2) });
    case 'noCards':
      return whole('no-cards');
    case 'tradeClues':
      return whole('trade-clues');
    case 'drawExtra':
      return whole('draw-extra', { deck: m.deck });
    case 'drawBottom':
      return whole('draw-bottom', {
        n: m.decks.length,
        decks: w.list(
          m.decks.map((deck) => w.say('mod.draw-bottom.deck', { deck })),
          'or',
        ),
      });
    case 'encounters':
      return m.whileClueAt === undefined
        ? whole(`encounters.${m.where}`, { n: m.draw })
        : whole('encounters.while-clue', { n: m.draw, place: m.whileClueAt });
    case 'paysFor':
      if (m.buying) {
        return whole('pays-for.buying', {
          how: m.exhausts ? 'exhaust' : 'discard',
          cards: w.list(
            m.buying.map((deck) => cardsText(w, { deck }, 1)),
            'or',
          ),
        });
      }
      if (m.upTo === 'all') {
        return whole('pays-for.all', { how: m.exhausts ? 'exhaust' : 'discard', what: m.what });
      }
      return whole(m.exhausts ? 'pays-for.exhausting' : 'pays-for', {
        kind: m.what,
        what: resourceText(w, m.what === 'clues' ? 'clue' : m.what, m.upTo),
      });
    case 'neverLost':
      return whole('never-lost');
    case 'returnThroughAny':
      return whole('return-through-any');
    case 'lostMeans':
      return whole('lost-means', { then: w.say(`effect.fate.${m.fate}`, { who: 'third' }) });
    case 'combatSkill':
      return self !== undefined && m.monsters.kinds?.length === 1 && m.monsters.kinds[0] === self
        ? whole('combat-skill.self', { skill: m.skill })
        : whole('combat-skill', { skill: m.skill, monsters: aMonster(w, m.monsters, 'object') });
    case 'barFromPlay':
      return whole('bar-from-play', { monsters: aMonster(w, m.monsters) });
    case 'noEnvironments':
      return whole('no-environments', { subtype: m.subtype });
    case 'noLocationAbilities':
      return whole('no-location-abilities', {
        places: w.list(m.except.map((place) => w.nameInForm('place', place, 'at'))),
      });
    case 'awakensAsDefeat':
      return whole('awakens-as-defeat');
    default:
      return { short: false, text: assertNever(m), scope };
  }
}

/** Abilities that a monster is, not has. */
const ADJECTIVES: ReadonlySet<MonsterAbility> = new Set(['elusive', 'endless', 'undead']);

/** "every Cultist has +2 toughness", "while the terror level is at least 6, it has Combat rating −2 and Endless". */
function monsterStatsText(w: Words, m: ModifierOf<'monster'>, self: string | undefined): string {
  const changes: string[] = [];
  const change = (figure: string, by: number | undefined) => {
    if (by !== undefined) changes.push(w.say('monster.by', { by: w.signed(by), figure: w.say(`figure.${figure}`) }));
  };
  change('toughness', m.toughness);
  change('horror-rating', m.horrorRating);
  change('horror-damage', m.horrorDamage);
  change('combat-rating', m.combatRating);
  change('combat-damage', m.combatDamage);
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
  const list = changes.length === 0 ? 'none' : w.list(changes);
  const plainly = movement === 'normal' && adjectives.length === 1 && changes.length === 0;
  const has = faces
    ? w.say('monster.move-faces', { who, monsters, from: faces[0] as number, to: faces.at(-1) as number })
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

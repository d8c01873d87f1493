/** Texts of effects on checks, spells and combat. */
import type { EffectTexts } from './effect-tools.js';

export const CHECK_EFFECTS = {
  checkBonus: ({ w, about, occurrence }, e) =>
    e.each === undefined
      ? occurrence('check-bonus', { by: w.signed(e.by), about: about() })
      : occurrence('check-bonus.each', {
          by: w.signed(e.by),
          about: about(),
          each: w.say(`countable.${e.each === 'chosen' ? 'paid' : e.each}.each`),
        }),
  addSuccess: ({ about, imperative }, e) => imperative('add-success', { n: e.n, about: about() }),
  noDraw: ({ imperative }) => imperative('no-draw'),
  cheaperCasting: ({ imperative }, e) =>
    e.by === 'all' ? imperative('free-casting') : imperative('cheaper-casting', { n: e.by }),
  useSkill: ({ w, about, imperative }, e) =>
    imperative('use-skill', {
      about: about(),
      id: e.skill,
      skill: e.skill,
      by: e.by === 0 ? 'none' : w.signed(e.by),
    }),
  passCheck: ({ context, about, imperative }) =>
    imperative(context.rolled ? 'pass-check.rolled' : 'pass-check', { about: about() }),
  reroll: ({ context, about, imperative }, e) =>
    imperative(`reroll.${e.dice}`, { about: about(), named: context.check === undefined ? 'no' : 'yes' }),
  reduceLoss: ({ context, imperative }, e) =>
    e.by === 'all'
      ? imperative('no-loss', { of: e.of })
      : imperative(context.theirs ? 'less-loss.theirs' : 'less-loss', { of: e.of, n: e.by }),
  countAsClue: ({ imperative }, e) => imperative('count-as-clue', { n: e.n ?? 1 }),
  failChecks({ w, context, involuntary }, e) {
    if (e.checks.length === 1 && e.checks[0] === context.before)
      return involuntary('fail-check', { about: w.say('check.that') });
    return involuntary('fail-checks', {
      n: e.checks.length,
      checks: w.list(e.checks.map((check) => w.say('check.next', { check }))),
    });
  },
} satisfies Partial<EffectTexts>;

export const COMBAT_EFFECTS = {
  combatBonus: ({ w, imperative }, e) =>
    imperative(e.perSuccess ? 'combat-bonus.per-success' : 'combat-bonus', {
      by: w.signed(e.by),
      damage: e.damage,
    }),
  fightWith: ({ occurrence }, e) => occurrence('fight-with', { id: e.skill, skill: e.skill }),
  enchantWeapon: ({ occurrence }) => occurrence('enchant-weapon'),
  weakenMonster: ({ occurrence }, e) => occurrence('weaken-monster', { n: e.toughness }),
  defeatAllHere: ({ imperative }) => imperative('defeat-all-here'),
  noHorrorDamage: ({ occurrence }) => occurrence('no-horror-damage'),
  noCombatDamage: ({ occurrence }) => occurrence('no-combat-damage'),
  cancelAncientAttack: ({ occurrence }) => occurrence('cancel-ancient-attack'),
  drawAnother: ({ imperative }) => imperative('draw-another'),
  endCombat: ({ occurrence }, e) => occurrence(e.evaded ? 'end-combat.evaded' : 'end-combat'),
} satisfies Partial<EffectTexts>;

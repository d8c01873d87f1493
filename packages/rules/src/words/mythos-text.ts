/** Texts of Mythos cards, rumors included. */
import type { MythosDef, RumorText, RumorTokens } from '../language/components.js';
import type { Cost, Effects } from '../language/effects.js';
import { abilityText, triggerText } from './ability-text.js';
import { ofFirstPlayer, toSentence } from './component-sentences.js';
import { costText } from './condition-text.js';
import { composeEffects } from './effects/effect-text.js';
import { modifierLines } from './modifiers/modifier-text.js';
import { assertNever, atPlaceText } from './nouns.js';
import { branchArgs, sayClear } from './passages.js';
import type { Args, Words } from './words.js';

/** Returns a Mythos card, without gate, clue and movement: effects, modifiers, and a rumor's conditions. */
export function mythosText(w: Words, def: MythosDef): string[] {
  const lines: string[] = [];
  const until = def.lasts && w.say(`lasts.${def.lasts}`);
  if (def.type === 'reshuffle') lines.push(toSentence(w, w.say('mythos.reshuffle')));
  if (def.doom !== undefined) lines.push(toSentence(w, w.say('mythos.doom', { n: def.doom })));
  if (def.effects !== undefined && def.effects.length > 0) {
    lines.push(
      def.type === 'headline'
        ? toSentence(
            w,
            composeEffects(w, ofFirstPlayer(def.effects), {
              loose: true,
              chooser: 'first-player',
              ...(until !== undefined && { until }),
            }).say('you'),
          )
        : (closedWhileInPlay(w, def.effects) ?? triggerText(w, { when: { on: 'enters' }, then: def.effects })),
    );
  }
  const { rumor } = def;
  if (rumor?.setup !== undefined) lines.push(...rumorSetupText(w, rumor.setup));
  lines.push(...modifierLines(w, def.modifiers ?? [], { until }));
  const during = (text: string) =>
    until === undefined
      ? text
      : toSentence(w, w.say('trigger.until', { until, text: `${text.charAt(0).toLowerCase()}${text.slice(1)}` }));
  lines.push(...(def.triggers ?? []).map((trigger) => during(triggerText(w, trigger))));
  lines.push(
    ...(def.abilities ?? []).map((ability) => abilityText(w, ability, ability.if ? undefined : activityText(w, def))),
  );
  if (rumor !== undefined) lines.push(...rumorLines(w, def, rumor));
  return lines;
}

function activityText(w: Words, def: MythosDef): string | undefined {
  return def.activity === undefined ? undefined : atPlaceText(w, def.activity);
}

function rumorSetupText(w: Words, { tokens, monsters }: NonNullable<RumorText['setup']>): string[] {
  const lines: string[] = [];
  if (tokens !== undefined) lines.push(w.say('rumor.setup.tokens', tokenArgs(tokens)));
  if (monsters !== undefined) lines.push(w.say('rumor.setup.monsters', { n: monsters }));
  return lines.map((line) => toSentence(w, line));
}

/** Returns message arguments for a number of tokens, in all or for each player. */
function tokenArgs(tokens: RumorTokens): Args {
  return typeof tokens === 'number' ? { n: tokens, each: 'no' } : { n: tokens.perPlayer, each: 'yes' };
}

function rumorLines(w: Words, def: MythosDef, rumor: RumorText): string[] {
  const where = activityText(w, def) ?? w.say('region.here', { who: 'you' });
  const lines: string[] = [];
  if (rumor.action !== undefined) lines.push(abilityText(w, rumor.action, where));
  const pass = composeEffects(w, rumor.pass);
  const ends = { then: w.say('rumor.ends', { who: 'label' }), after: w.say('rumor.ends', { who: 'then' }) };
  const then = pass.empty ? ends : branchArgs(w, pass);
  if (rumor.passIf !== undefined) {
    // On a failure by tokens on the terror track, the other tokens are no success either.
    const apart = `rumor.pass.${rumor.passIf}.${typeof rumor.failIf === 'string' ? rumor.failIf : 'other'}`;
    const when = w.say(w.has(apart) ? apart : `rumor.pass.${rumor.passIf}`);
    lines.push(toSentence(w, sayClear(w, 'rumor.pass', { when, ...then })));
  }
  if (rumor.passCost !== undefined) {
    const cost = passCostText(w, rumor.passCost, rumor);
    lines.push(toSentence(w, w.say('rumor.pass.pay', { where, cost, ...then })));
  }
  if (rumor.passIf === undefined && rumor.passCost === undefined && !pass.empty)
    lines.push(toSentence(w, w.say('rumor.pass.only', then)));
  const fail = composeEffects(w, rumor.fail);
  lines.push(
    toSentence(
      w,
      sayClear(w, 'rumor.fail', {
        when: failureText(w, rumor.failIf),
        ...(fail.empty ? ends : branchArgs(w, fail)),
      }),
    ),
  );
  return lines;
}

function passCostText(w: Words, price: Cost, rumor: RumorText): string {
  const text = costText(w, price);
  const more = rumor.passCostAt;
  if (more === undefined) return text;
  return w.say('rumor.pass.more', { cost: text, n: more.players, more: costText(w, more.cost) });
}

function failureText(w: Words, when: RumorText['failIf']): string {
  if (typeof when === 'string') {
    switch (when) {
      case 'no-ally-left':
      case 'tokens-on-terror':
      case 'awakening':
        return w.say(`rumor.fail.${when}`);
      default:
        return assertNever(when);
    }
  }
  if ('tokens' in when) return w.say('rumor.fail.tokens', tokenArgs(when.tokens));
  if ('monsters' in when) return w.say('rumor.fail.monsters', { n: when.monsters });
  if ('terror' in when) return w.say('rumor.fail.terror', { n: when.terror });
  return assertNever(when);
}

/** "while this card is in play, the Causeway is closed" */
function closedWhileInPlay(w: Words, effects: Effects): string | undefined {
  const [only, ...more] = effects;
  if (only?.do !== 'closePlaces' || only.until !== 'in-play' || more.length > 0) return undefined;
  const places = w.list(only.places.map((place) => w.nameInForm('place', place, 'the')));
  return toSentence(w, w.say('places-closed', { places, n: only.places.length }));
}

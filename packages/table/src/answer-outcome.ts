/** Costs and results of an option that neither its label nor a card text states, read from the view. */
import type { PublicOption } from '@vigil/engine';
import {
  type About,
  type Args,
  aboutOf,
  asDecisionOf,
  type Content,
  causeText,
  chanceOfCheck,
  type FoePreview,
  keywordOf,
  type MonsterAbility,
  type MonsterDef,
  type TypedDecision,
  type Words,
} from '@vigil/rules';
import {
  changeText,
  componentText,
  failureText,
  HEALTH_STATS,
  healthLossText,
  healthText,
  joinFacts,
  knockOutTexts,
  placeContentsText,
  type TextContext,
  terrorEffectsText,
} from './change-text.js';
import { foeOdds } from './fight-odds.js';
import { figuresOf } from './figures.js';
import { FIGHT_CHECKS, foeOddsText } from './foe-text.js';
import { hasGateBursts } from './gate-bursts.js';
import { formatPercent } from './odds.js';
import { cluesOn, sealsOf, type TableInvestigator, type TableView } from './view.js';

/** Text about an option. `chance`: its chance of success, 0 to 1, if no check states it. */
export interface AnswerOutcome {
  readonly text?: string | undefined;
  readonly chance?: number | undefined;
}

const NO_OUTCOME: AnswerOutcome = {};

/** Above this number of options the texts of Mythos cards are omitted. */
const MAX_TEXTS = 12;

/** Returns the costs and results of an option that its label does not state. */
export function outcomeOf(reader: TextContext, decision: TypedDecision, option: PublicOption): AnswerOutcome {
  const kindOutcome = outcomeByKind(reader, decision, option);
  const change = aboutOf(decision).changes?.[option.id];
  if (!change) return kindOutcome;
  const who = reader.view.investigators[option.by ?? decision.by[0] ?? 0];
  const { chance = kindOutcome.chance } = change;
  return {
    text: joinFacts([kindOutcome.text, changeText(reader, who, change)]),
    ...(chance !== undefined && { chance }),
  };
}

function outcomeByKind(reader: TextContext, decision: TypedDecision, option: PublicOption): AnswerOutcome {
  const { w, content, view } = reader;
  const { key, args = {} } = option;
  const about = aboutOf(decision);
  const who = view.investigators[option.by ?? decision.by[0] ?? 0];
  const outcome = (what: string, more?: Args): AnswerOutcome => ({ text: w.say(`preview.${what}`, more) });
  switch (key) {
    case 'o.gate':
      return { text: joinFacts([closingText(reader, decision, args), placeContentsText(reader, String(args.place))]) };
    case 'o.ride':
      return { text: placeContentsText(reader, String(args.place)) };
    case 'o.engage':
    case 'o.fight': {
      const foe = about.foes?.find(({ monster }) => monster === option.on);
      return { text: foe && foeText(reader, foe, [foe], who) };
    }
    case 'o.monster-at': {
      // Monster movement is described elsewhere.
      const monster = decision.key === 'q.monster-order' ? undefined : content.tokens.get(String(option.on));
      const n = cluesOn(view, String(option.on));
      return {
        text:
          monster &&
          joinFacts([
            monsterStatsText(w, monster),
            n > 0 ? w.say('preview.steal', { n }) : '',
            ...foesNamed(about, option.on).map((foe) => foeText(reader, foe, [foe], who)),
          ]),
      };
    }
    case 'o.ability':
      return { text: keywordOf(w, args.ability as MonsterAbility).help };
    case 'o.gift':
      return { text: componentText(reader, String(args.investigator)) };
    case 'o.leave-on-top':
    case 'o.stays-on-top': {
      const { mythos, card } = (decision.args ?? {}) as Args;
      return { text: mythos === undefined ? componentText(reader, String(card)) : mythosText(reader, String(mythos)) };
    }
    case 'o.foreseen':
    case 'o.seen-mythos':
    case 'o.mythos-card':
      return { text: mythosText(reader, String(args.mythos), decision.options.length > MAX_TEXTS) };
    case 'o.take-clue': {
      const taker = view.investigators.find(({ id }) => id === option.on);
      return taker ? outcome('clues.becomes', { n: taker.clues, after: taker.clues + 1 }) : NO_OUTCOME;
    }
    case 'o.place': {
      if (/^q\.(go-where|come-back)$/.test(decision.key))
        return { text: arrivalText(reader, decision, String(args.place), who) };
      if (decision.key === 'q.encounter-place') return { text: meetingText(reader, decision, String(args.place)) };
      if (!/^q\.(which-seal|seal-place|gate-place)$/.test(decision.key)) return NO_OUTCOME;
      const [n, total] = countGateCards(reader.content, view, String(args.place), true);
      return outcome('opens', { n, of: total });
    }
    case 'o.dimension': {
      const n = view.monsters.filter(({ token }) => content.tokens.get(token)?.symbol === args.symbol).length;
      return outcome('on-board', { n });
    }
    case 'o.with-sanity':
    case 'o.with-stamina':
      return { text: causeText(w, content, String(decision.args?.['card' as never])).join(' ') };
    case 'o.leave-ritual':
      return outcome('ritual.left');
    case 'o.yes': {
      const { card } = (decision.args ?? {}) as Args;
      return card === undefined ? NO_OUTCOME : { text: componentText(reader, String(card)) };
    }
    case 'o.keep-waiting':
      return outcome('waiting');
    case 'o.give-up':
      return about.limits
        ? outcome('given-up', { ...about.limits, money: w.say('amount.money', { n: about.limits.value }) })
        : NO_OUTCOME;
    case 'o.investigator':
      return { text: investigatorText(reader, decision, option) };
    case 'o.close-fight':
    case 'o.close-lore':
      return outcome('closes', {
        n: countReturnedMonsters(reader, String(args.gate)),
        ...sealingArgs(asDecisionOf(decision, 'q.explored-gate')?.about.sealCost, who),
      });
    case 'o.wait':
      return decision.key === 'q.explored-gate' ? outcome('waits') : NO_OUTCOME;
    case 'o.seal':
      return who && decision.key === 'q.seal' ? outcome('seals', sealArgs(reader, who, Number(args.n))) : NO_OUTCOME;
    case 'o.leave-unsealed': {
      const [n, total] = countGateCards(reader.content, view, String(args.place));
      return outcome('unsealed', { n, of: total });
    }
    case 'o.take-loss': {
      const lost = asDecisionOf(decision, 'q.loss')?.args;
      return who && lost
        ? { text: healthLossText(reader, who, { sanity: -lost.sanity, stamina: -lost.stamina }) }
        : NO_OUTCOME;
    }
    case 'o.split': {
      const way = decision.key === 'q.split-loss' ? -1 : 1;
      const by = { sanity: way * Number(args.sanity), stamina: way * Number(args.stamina) };
      return who ? { text: healthText(w, who, by, figuresOf(view, who).maximum) } : NO_OUTCOME;
    }
    case 'o.spread':
      return { text: bystandersText(reader, args) };
    case 'o.monster-first':
      return { text: causeText(w, reader.content, String(args.monster)).join(' ') };
    case 'o.escape':
      return outcome('escape');
    case 'o.stand':
      return { text: (about.foes ?? []).map((foe) => foeText(reader, foe, about.foes ?? [], who)).join('; ') };
    case 'o.continue-combat':
      return { text: about.foes?.[0] && guardText(reader, about.foes[0], who) };
    case 'o.stop-combat':
      return { text: stopText(reader, decision, String(args.monster), who) };
    case 'o.roll-combat':
      return { text: usesText(reader, decision) };
    case 'o.use':
    case 'o.cast':
    case 'o.use-idle':
    case 'o.cast-idle': {
      const { last } = args;
      const cost = { sanity: last === 'sanity' ? -Infinity : 0, stamina: last === 'stamina' ? -Infinity : 0 };
      return who && last !== undefined ? { text: joinFacts(knockOutTexts(reader, who, cost)) } : NO_OUTCOME;
    }
    case 'o.play-on':
      return who ? { text: woundsText(reader, who) } : NO_OUTCOME;
    case 'o.sign-on-terror':
      return { text: terrorEffectsText(reader, view.terror + 1) };
    case 'o.cast-surely':
    case 'o.cast-surely-with':
      return { ...outcome('sure'), chance: 1 };
    case 'o.try-escape':
      return { ...outcome('away'), chance: asDecisionOf(decision, 'q.ancient-escape')?.about.away };
    case 'o.stay-in-battle':
      return outcome('stays');
    case 'o.roll-focus':
      if (decision.key === 'q.ritual') return outcome('ritual');
      return who && decision.key === 'q.advance' ? { text: advanceText(reader, who, about.gates ?? []) } : NO_OUTCOME;
    case 'o.steal':
      return outcome('steal', { n: Number(args.clues) });
    default:
      return NO_OUTCOME;
  }
}

/**
 * Returns how many Mythos cards open a gate at a place, ignoring cards already drawn; 0 if it is sealed. `unsealed`:
 * ignores a seal.
 */
export function countGateCards(
  content: Content,
  view: TableView,
  place: string,
  unsealed = false,
): readonly [n: number, of: number] {
  const cards = [...content.mythos.values()].filter(({ type }) => type !== 'reshuffle');
  if (!unsealed && sealsOf(view).includes(place)) return [0, cards.length];
  return [cards.filter((card) => card.gate === place).length, cards.length];
}

/** Describes a Mythos card: type, gate, Clues, movement. `brief`: without its text. */
function mythosText(reader: TextContext, id: string, brief = false): string {
  const { w, content } = reader;
  const def = content.mythos.get(id);
  if (!def) return brief ? '' : componentText(reader, id);
  const { gate, gateBurst, clues, white, black } = def;
  const places = (ids: readonly string[]) => w.list(ids.map((at) => w.name('place', at)));
  const symbols = (ids: readonly string[]) => ids.map((one) => w.say(`symbol.${one}`)).join(', ') || 'none';
  return joinFacts([
    w.say('preview.mythos', { type: def.type }),
    gate === undefined ? '' : w.say('preview.mythos.gate', { place: gate, burst: gateBurst ? 'yes' : 'no' }),
    clues.length === 0 ? '' : w.say('preview.mythos.clues', { names: places(clues) }),
    white.length + black.length === 0
      ? ''
      : w.say('preview.mythos.moves', { white: symbols(white), black: symbols(black) }),
    brief ? '' : componentText(reader, id),
  ]);
}

/** Describes an investigator who may be chosen, and the odds against their foes. */
function investigatorText(reader: TextContext, decision: TypedDecision, { on }: PublicOption): string | undefined {
  const { w, view } = reader;
  const who = view.investigators.find(({ id }) => id === on);
  if (!who) return undefined;
  const { maximum } = figuresOf(view, who);
  const stands = HEALTH_STATS.map((what) => w.say(`preview.${what}`, { n: who[what], of: maximum[what] }));
  const foes = (aboutOf(decision).foes ?? []).filter(({ by }) => by === who.id);
  return [...stands, ...foes.map((foe) => foeText(reader, foe, foes, who))].join(' · ');
}

/**
 * Describes a monster with the odds of engaging it and the price of each failure. Names the investigator if there are
 * several.
 */
function foeText(
  reader: TextContext,
  foe: FoePreview,
  among: readonly FoePreview[],
  who: TableInvestigator | undefined,
): string {
  const { w } = reader;
  const odds = foeOddsText(reader, foe, who, FIGHT_CHECKS);
  const several = new Set(among.map(({ by }) => by)).size > 1;
  const { monster, by: investigator } = foe;
  return several && investigator !== undefined
    ? w.say('preview.meets.by', { investigator, monster, odds })
    : w.say('preview.meets', { monster, odds });
}

/** Returns the previews of one monster. */
function foesNamed({ foes = [] }: About, token: string | undefined): readonly FoePreview[] {
  return foes.filter(({ monster }) => monster === token);
}

/** Describes the monsters of a place for each investigator there. */
function meetingText(reader: TextContext, decision: TypedDecision, place: string): string {
  const foes = (aboutOf(decision).foes ?? []).filter((foe) => foe.place === place);
  return foes
    .map((foe) =>
      foeText(
        reader,
        foe,
        foes,
        reader.view.investigators.find(({ id }) => id === foe.by),
      ),
    )
    .join('; ');
}

/** Describes the monsters at the destination of a move, as for a move on foot. */
function arrivalText(
  reader: TextContext,
  decision: TypedDecision,
  place: string,
  who: TableInvestigator | undefined,
): string {
  const foes = (aboutOf(decision).foes ?? []).filter((foe) => foe.place === place);
  return foes
    .map((foe) => reader.w.say('preview.meets', { monster: foe.monster, odds: foeOddsText(reader, foe, who) }))
    .join('; ');
}

/** Names the weapons in hand that an attack uses up. */
function usesText({ w }: TextContext, decision: TypedDecision): string {
  const { uses = [] } = asDecisionOf(decision, 'q.hands')?.about.loadouts.find(({ held }) => held) ?? {};
  return joinFacts(
    (['exhausted', 'discarded'] as const).map((how) => {
      const cards = w.list(uses.filter((use) => use.how === how).map(({ card }) => w.name('card', card)));
      return cards === '' ? '' : w.say('preview.uses', { how, cards });
    }),
  );
}

/** Names an investigator's Injury and Madness cards, with their texts. */
function woundsText(reader: TextContext, { cards }: TableInvestigator): string {
  const { w, content } = reader;
  const wounds = cards.filter(({ card }) => /^(injury|madness)$/.test(content.cards.get(card)?.deck ?? ''));
  if (wounds.length === 0) return '';
  const names = w.list(wounds.map(({ card }) => w.name('card', card)));
  return [w.say('preview.keeps', { cards: names }), ...wounds.map(({ card }) => componentText(reader, card))].join(' ');
}

/** Describes the chance of warding off a monster's blow, and the price of a failure. */
function guardText(reader: TextContext, foe: FoePreview, who: TableInvestigator | undefined): string {
  const { w } = reader;
  const fails = foe.guard ? failureText(reader, who, foe.guard, 'else') : '';
  return w.say('preview.guard', { chance: formatPercent(foeOdds(foe).guard ?? 1, w.locale), fails });
}

/** Describes the end of a combat, and the Horror check of the next engagement (H-ENC-ENG-07). */
function stopText(
  reader: TextContext,
  decision: TypedDecision,
  monster: string,
  who: TableInvestigator | undefined,
): string {
  const stays = reader.w.say('preview.stop', { monster });
  const { horror } = asDecisionOf(decision, 'q.continue-combat')?.about ?? {};
  if (!horror) return stays;
  const chance = formatPercent(chanceOfCheck(horror), reader.w.locale);
  const fails = failureText(reader, who, horror, 'else');
  return `${stays} ${reader.w.say('preview.stop.horror', { chance, fails })}`;
}

/** Formats the printed values of a monster on one line. `toughness`: the one in force, if it is known. */
export function monsterStatsText(
  w: Words,
  { awareness, horror, combat, toughness: printed }: MonsterDef,
  toughness = printed,
): string {
  return joinFacts([
    w.say('monster.awareness', { by: w.signed(awareness) }),
    horror ? w.say('monster.horror', { by: w.signed(horror.rating), lost: horror.damage }) : '',
    combat ? w.say('monster.combat', { by: w.signed(combat.rating), lost: combat.damage }) : '',
    w.say('monster.toughness', { n: toughness }),
  ]);
}

/** Describes what leaves the board with a gate that is about to be closed. */
function closingText(reader: TextContext, decision: TypedDecision, { gate }: Args): string {
  if (asDecisionOf(decision, 'q.which-gate')?.args.what !== 'close' || gate === undefined) return '';
  return reader.w.say('preview.goes', { n: countReturnedMonsters(reader, String(gate)) });
}

/** Counts the monsters that leave with a closed gate [A-ENC-40]. */
function countReturnedMonsters({ content, view }: TextContext, gate: string): number {
  const symbol = content.gateMarkers.get(gate)?.symbol;
  return view.monsters.filter(({ token }) => content.tokens.get(token)?.symbol === symbol).length;
}

/** Arguments about the Clues that seal the place of a gate once it is closed. */
function sealingArgs(cost: number | undefined, who: TableInvestigator | undefined): Args {
  const clues = who?.clues ?? 0;
  const seal = cost === undefined ? 'none' : clues < cost ? 'few' : 'can';
  return { seal, cost: cost ?? 0, clues };
}

/** Arguments about a seal: its number, the Clues left, and whether a gate burst may break it. */
function sealArgs({ content, view }: TextContext, { clues }: TableInvestigator, cost: number): Args {
  const of = 'sealsToWin' in view.figures ? view.figures.sealsToWin : 0;
  return { n: sealsOf(view).length + 1, of, left: clues - cost, bursts: hasGateBursts(content) ? 'yes' : 'no' };
}

/** Names the investigators where monsters would appear. */
function bystandersText({ w, view }: TextContext, args: Args): string | undefined {
  const places = Object.entries(args).flatMap(([name, place]) => (/^place\d+$/.test(name) ? [String(place)] : []));
  const present = view.investigators.filter(({ place }) => places.includes(place));
  if (present.length === 0) return undefined;
  const names = present.map(({ id, place }) => w.say('preview.at', { investigator: id, place }));
  return w.say('preview.there', { names: w.list(names) });
}

/** Describes where successes lead in an Other World [H-OW-09, H-OW-11]. */
function advanceText({ w, content }: TextContext, { place }: TableInvestigator, gates: readonly string[]): string {
  const names = w.list(
    gates.map((at) => w.name('place', at)),
    'or',
  );
  const n = gates.length;
  if (content.places.get(place)?.area === 1) return w.say('preview.on', { n, names });
  return n === 0 ? w.say('preview.no-way') : w.say('preview.back', { names });
}

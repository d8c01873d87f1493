/** Consequences of a text that its words leave open, because they depend on the position. */
import { type Content, effectText, type Group, isInGroup } from '@vigil/rules';
import { defeatSetting, HEALTH_STATS, joinFacts, riseTexts, type TextContext } from './change-text.js';
import { type TableInvestigator, turnOf } from './view.js';

/** Points that a text may take at most. */
interface Points {
  readonly sanity: number;
  readonly stamina: number;
}

const NO_POINTS: Points = { sanity: 0, stamina: 0 };

/** The most harm that a text may do. */
interface Harm {
  /** Losses by seat. */
  readonly losses: ReadonlyMap<number, Points>;
  readonly terror: number;
  readonly doom: number;
  /** An investigator may be lost in time and space. */
  readonly loses: boolean;
  /** Decks of which a card may be gained. */
  readonly decks: readonly string[];
}

const NO_HARM: Harm = { losses: new Map(), terror: 0, doom: 0, loses: false, decks: [] };

/** Effects that are resolved any number of times. */
const REPEATED = /^(asOften|repeat|perSuccess)$/;
/** Fields of a die roll whose effects are resolved for each of several dice. */
const PER_DIE = ['eachFace', 'success', 'failure'] as const;
const DIE = 6;

/**
 * Returns the consequences of texts for the table: defeats at 0, the next terror level, a full doom track, and what the
 * Ancient One does with lost investigators. `texts`: effects or components in which only one part applies.
 */
export function consequenceTexts(
  reader: TextContext,
  who: TableInvestigator | undefined,
  texts: readonly unknown[],
): readonly string[] {
  const harm = mostOf(texts.map((text) => harmOfText(reader, who, text)));
  return [
    ...defeatTexts(reader, who, harm),
    riseText(reader, 'terror', harm.terror),
    riseText(reader, 'doom', harm.doom),
    ...(harm.loses ? lostTexts(reader) : []),
    ...tollTexts(reader, harm.decks),
  ].filter((text) => text !== '');
}

function defeatTexts(reader: TextContext, who: TableInvestigator | undefined, { losses }: Harm): string[] {
  return reader.view.investigators.flatMap((one) => {
    const lost = losses.get(one.seat) ?? NO_POINTS;
    const whose = one.seat === who?.seat ? 'yours' : 'other';
    // A defeat by the price of a card follows its effect.
    const isDue = whose === 'yours' && turnOf(reader.view) > 0 && reader.content.places.has(one.place);
    return HEALTH_STATS.filter((what) => (one[what] > 0 ? lost[what] >= one[what] : isDue)).map((what) =>
      reader.w.say('preview.at-zero', { what, whose, investigator: one.id, ...defeatSetting(reader, one) }),
    );
  });
}

/** Describes what a rising track brings; empty if that is nothing but the rise, which the text itself states. */
function riseText(reader: TextContext, track: 'doom' | 'terror', by: number): string {
  if (by === 0) return '';
  const { w, content, view } = reader;
  const of = track === 'terror' ? view.figures.highestTerror : (content.ancientOnes.get(view.ancientOne)?.doom ?? 0);
  const after = Math.min(of, view[track] + by);
  const effects = joinFacts(riseTexts(reader, track, after));
  return effects && joinFacts([w.say(`preview.${track}.becomes`, { n: view[track], after, of }), effects]);
}

function lostTexts({ w, content, view }: TextContext): string[] {
  const { triggers = [] } = content.ancientOnes.get(view.ancientOne) ?? {};
  return triggers.flatMap(({ when, then }) => (when.on === 'lost' ? [w.capitalize(effectText(w, then))] : []));
}

/** Returns the rules of sheets in play that apply to a gained card of some decks. */
function tollTexts({ w, content, view }: TextContext, decks: readonly string[]): readonly string[] {
  return view.inPlay.flatMap(({ card }) => {
    const { tolls = {} } = content.tableCards.get(card) ?? {};
    const rules = Object.entries(tolls).flatMap(([deck, rule]) => (rule && decks.includes(deck) ? [rule] : []));
    return rules.map((rule) => w.say('preview.toll', { name: w.name('component', card), rule: w.say(rule) }));
  });
}

/** Returns the most harm of effects, which follow each other, or of a component, of which one part applies. */
function harmOfText(reader: TextContext, who: TableInvestigator | undefined, text: unknown): Harm {
  const seats = who ? [who.seat] : [];
  return harmOf(text, seats);

  function harmOf(part: unknown, on: readonly number[]): Harm {
    if (typeof part !== 'object' || part === null) return NO_HARM;
    if (Array.isArray(part)) {
      const all = part.map((one) => harmOf(one, on));
      return part.some((one) => isEffect(one)) ? sumOf(all) : mostOf(all);
    }
    if (isEffect(part)) return harmOfEffect(part, on);
    // An ability has a price, and effects that follow it.
    const { cost, cast, ...others } = part as Readonly<Record<string, unknown>>;
    return sumOf([costOf(cost, on), costOf(cast, on), mostOf(Object.values(others).map((one) => harmOf(one, on)))]);
  }

  function harmOfEffect(effect: EffectPart, on: readonly number[]): Harm {
    switch (effect.do) {
      case 'handler':
        return harmOf(effect.harm, on);
      case 'lose':
        // The text of a fatal loss states what follows at 0.
        return effect.fatal ? NO_HARM : lossOf(on, { [String(effect.what)]: mostLost(effect.amount) });
      case 'loseBoth':
        return lossOf(on, { sanity: mostLost(effect.sanity), stamina: mostLost(effect.stamina) });
      case 'split':
        return effect.lose
          ? lossOf(on, { sanity: mostLost(effect.amount), stamina: mostLost(effect.amount) })
          : NO_HARM;
      case 'draw':
      case 'find':
      case 'search':
        return { ...NO_HARM, decks: [String(effect.deck)] };
      case 'drawOneOf':
        return { ...NO_HARM, decks: (effect.decks as readonly string[]).slice() };
      case 'turnUp':
      case 'shop': {
        const decks = (effect.show as readonly { readonly deck: string }[]).map(({ deck }) => deck);
        return sumOf([{ ...NO_HARM, decks }, harmOf(effect.then, on)]);
      }
      case 'take':
        return sumOf([
          { ...NO_HARM, decks: [reader.content.cards.get(String(effect.card))?.deck ?? ''] },
          harmOf(effect.else, on),
        ]);
      case 'pay':
        return costOf(effect.cost, on);
      case 'track':
        return trackOf(effect);
      case 'applyFate':
        return { ...NO_HARM, loses: effect.fate === 'lost' };
      case 'each':
      case 'one':
        return harmOf(effect.then, groupOf(reader, effect.of as Group, who));
      case 'times': {
        const n = typeof effect.n === 'number' ? effect.n : Number.POSITIVE_INFINITY;
        return timesOf(harmOf(effect.then, on), n);
      }
      case 'may':
        return mostOf([sumOf([costOf(effect.cost, on), harmOf(effect.then, on)]), harmOf(effect.else, on)]);
      case 'roll': {
        const perDie = PER_DIE.map((field) => timesOf(harmOf(effect[field], on), Number.POSITIVE_INFINITY));
        const { dice } = effect;
        const single = dice === 1 ? [harmOf(effect.success, on), harmOf(effect.failure, on)] : perDie;
        return sumOf([mostOf([...single, harmOf(effect.faces, on)]), harmOf(effect.then, on)]);
      }
      default: {
        const inner = mostOf(Object.values(effect).map((one) => harmOf(one, on)));
        return REPEATED.test(effect.do) ? timesOf(inner, Number.POSITIVE_INFINITY) : inner;
      }
    }
  }

  function trackOf({ what, by = 0, to }: EffectPart): Harm {
    if (what !== 'terror' && what !== 'doom') return NO_HARM;
    const rise = typeof to === 'number' ? to - reader.view[what] : Number(by);
    return { ...NO_HARM, [what]: Math.max(0, rise) };
  }
}

type EffectPart = { readonly do: string } & Readonly<Record<string, unknown>>;

function isEffect(part: unknown): part is EffectPart {
  return typeof part === 'object' && part !== null && typeof (part as { readonly do?: unknown }).do === 'string';
}

/** Returns the most that a loss takes; infinite if that depends on the course of play. */
function mostLost(amount: unknown): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return Number.POSITIVE_INFINITY;
  const { downTo, dice, plus = 0, most, half } = (amount ?? {}) as Readonly<Record<string, unknown>>;
  if (downTo !== undefined) return downTo === 0 ? Number.POSITIVE_INFINITY : 0;
  if (typeof dice === 'number') return Math.max(0, DIE * dice + Number(plus));
  if (half !== undefined) return 1;
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY;
}

function lossOf(on: readonly number[], { sanity = 0, stamina = 0 }: Readonly<Record<string, number>>): Harm {
  if (sanity === 0 && stamina === 0) return NO_HARM;
  return { ...NO_HARM, losses: new Map(on.map((seat) => [seat, { sanity, stamina }])) };
}

function costOf(cost: unknown, on: readonly number[]): Harm {
  const { sanity, stamina, lose } = (cost ?? {}) as Readonly<Record<string, unknown>>;
  const { sanity: more = 0, stamina: others = 0 } = (lose ?? {}) as Partial<Points>;
  const points = (amount: unknown) => (amount === undefined ? 0 : mostLost(amount));
  return lossOf(on, { sanity: points(sanity) + more, stamina: points(stamina) + others });
}

/** Returns the seats of a group. The first player may be anyone: the players decide it in some games. */
function groupOf({ content, view }: TextContext, group: Group, who: TableInvestigator | undefined): readonly number[] {
  const inPlay = (view.investigators as readonly TableInvestigator[]).filter(({ place }) => place !== 'out');
  if (group === 'first-player' || !who) return inPlay.map(({ seat }) => seat);
  return inPlay.filter((one) => isInGroup(content, group, one, who)).map(({ seat }) => seat);
}

function mostOf(all: readonly Harm[]): Harm {
  return combine(all, Math.max);
}

function sumOf(all: readonly Harm[]): Harm {
  return combine(all, (one, other) => one + other);
}

function timesOf({ losses, terror, doom, ...others }: Harm, n: number): Harm {
  const times = (by: number) => (by === 0 ? 0 : by * n);
  const all = [...losses].map(
    ([seat, lost]) => [seat, { sanity: times(lost.sanity), stamina: times(lost.stamina) }] as const,
  );
  return { ...others, losses: new Map(all), terror: times(terror), doom: times(doom) };
}

function combine(all: readonly Harm[], add: (one: number, other: number) => number): Harm {
  const harmful = all.filter((one) => one !== NO_HARM);
  if (harmful.length < 2) return harmful[0] ?? NO_HARM;
  const losses = new Map<number, Points>();
  for (const [seat, lost] of harmful.flatMap((harm) => [...harm.losses])) {
    const { sanity, stamina } = losses.get(seat) ?? { sanity: 0, stamina: 0 };
    losses.set(seat, { sanity: add(sanity, lost.sanity), stamina: add(stamina, lost.stamina) });
  }
  const total = (what: 'terror' | 'doom') => harmful.reduce((sum, harm) => add(sum, harm[what]), 0);
  return {
    losses,
    terror: total('terror'),
    doom: total('doom'),
    loses: harmful.some(({ loses }) => loses),
    decks: harmful.flatMap(({ decks }) => decks),
  };
}

/** Returns the effects of a component that a question is about; empty if its text is no data. */
export function effectsOf(content: Content, source: string): unknown {
  const [of = '', at] = source.split('/');
  if (at !== undefined)
    return content.gateCards.get(of) ?? content.locationCards.get(of)?.entries.find((entry) => entry.at === at);
  const { attack, afterAttack } = content.ancientOnes.get(of) ?? {};
  const { defeated, combatFailed, horrorFailed } = content.monsters.get(of) ?? {};
  return (
    content.mythos.get(of) ??
    content.cards.get(of) ?? [attack?.effects, attack?.passedOrNot, afterAttack, defeated, combatFailed, horrorFailed]
  );
}

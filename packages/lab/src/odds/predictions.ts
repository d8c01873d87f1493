/** Every chance that page and terminal show for a question, each with a plan that tests it. */
import {
  aboutOf,
  asDecisionOf,
  type CheckDetails,
  type CheckKind,
  type Content,
  chanceOfCheck,
  chanceOfLoadout,
  chanceOfRollOption,
  type FoePreview,
  optionId,
  type TypedDecision,
  type TypedOption,
} from '@vigil/rules';
import {
  bonusChances,
  chancesWithClues,
  cluesForLoadout,
  findDestinations,
  foeOdds,
  isHaunt,
  stakesOf,
  successChances,
  type TableView,
} from '@vigil/table';

/** The plan that tests a chance. */
export interface Plan {
  /** Answers that lead to the check, beginning with the question that shows the chance. */
  readonly answers: readonly string[];
  /** Seat that makes the check. */
  readonly seat: number;
  readonly check: CheckKind;
  /** True if monsters met on the way are fought or evaded. */
  readonly stance: 'fight' | 'evade';
  /** Steps of Clues to spend on the check if needed. */
  readonly steps: number;
  /** Clues are spent up to this number of successes; undefined: until the check is passed. */
  readonly aimed?: number;
  /** The chance concerns a route with one check for each monster on it. */
  readonly walks?: true;
  /** The token concerned; another one on the way is not. */
  readonly monster?: string;
  /** Two rolls are one check (H-BLESS-02, H-BLESS-03). */
  readonly second?: CheckDetails['second'];
  /** Number of castings, which are checks of the same kind, before the one concerned. */
  readonly skip?: number;
  /** The check may fail without a roll, if a price is not paid. */
  readonly priced?: true;
  /** A loss of Sanity before the check changes the prediction. */
  readonly calm?: true | undefined;
  /** All dice fail until the check has failed this many times. */
  readonly misses?: number;
  /** The chance concerns an event of the seat instead of a check. */
  readonly awaits?: 'return' | 'curse-ends' | 'escape' | 'drawn-in';
  /** Payment for a ritual. */
  readonly pays?: 'terror' | 'doom';
}

/**
 * Success criterion. `passed`: the check is passed. `successes`: it has at least `from`. `cast`: all Spells before it
 * succeed. `each`: that many checks are passed. `loses`: failures cost exactly these points. `ends`: they take the last
 * point. `awaited`: the expected event occurs.
 */
export type Aim =
  | { readonly is: 'passed' }
  | { readonly is: 'successes'; readonly from: number }
  | { readonly is: 'cast'; readonly spells: number }
  | { readonly is: 'each'; readonly checks: number }
  | { readonly is: 'loses'; readonly sanity: number; readonly stamina: number }
  | { readonly is: 'ends'; readonly what: 'sanity' | 'stamina' }
  | { readonly is: 'awaited' };

/** A displayed chance. */
export interface Prediction {
  /** Key for counting: the question and the kind of chance. */
  readonly what: string;
  readonly predicted: number;
  readonly plan: Plan;
  readonly aim: Aim;
  /** True if a trial without a check counts as failed instead of being left out. */
  readonly whole: boolean;
}

const PASSED: Aim = { is: 'passed' };

/** Returns the chances in a question. */
export function predictionsOf(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  return [
    ...predictChecks(content, view, decision),
    ...predictLoadouts(decision),
    ...predictFollowUps(view, decision),
    ...predictBonuses(decision),
    ...predictMonsters(content, view, decision),
    ...predictWalking(content, view, decision),
    ...predictEndTriggers(content, view, decision),
    ...predictMisses(content, view, decision),
    ...predictWithoutChecks(view, decision),
  ];
}

function seatFor(view: TableView, { by: seats }: TypedDecision, { by, on }: TypedOption): number {
  return view.investigators.find(({ id }) => id === on)?.seat ?? by ?? seats[0] ?? 0;
}

/** Predicts a check with and without Clues: the first two steps, and all of them. */
function predictCheck(what: string, check: CheckDetails, plan: Omit<Plan, 'check' | 'steps' | 'second'>): Prediction[] {
  const all = check.spend?.length ?? 0;
  const steps = [...new Set([...chancesWithClues(check).map((_, n) => n + 1), ...(all > 0 ? [all] : [])])];
  return [0, ...steps].map((n) => ({
    what: n === 0 ? what : `${what}, with Clues`,
    predicted: chanceOfCheck(check, n),
    plan: { ...plan, check: check.check, steps: n, second: check.second },
    aim: PASSED,
    whole: false,
  }));
}

/** Predicts the checks of answers, and the Horror check before a fight. */
function predictChecks(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  const { checks = {}, monster } = aboutOf(decision);
  const priced = pricedOf(content, monster);
  const predictions: Prediction[] = [];
  for (const option of decision.options) {
    const { id } = option;
    const check = checks[id];
    if (!check) continue;
    const answers = answersToRoll(decision, id, check);
    const stance = check.check === 'evade' ? 'evade' : 'fight';
    const calm = id === 'fight' && checks.horror !== undefined && !isRevealedLater(content, monster, check);
    const plan = { answers, seat: seatFor(view, decision, option), stance, ...priced, ...(calm && { calm }) } as const;
    predictions.push(...predictCheck(`${decision.key} ${option.key} ${check.check}`, check, plan));
    if (checks.horror && id === 'fight')
      predictions.push(...predictCheck(`${decision.key} horror`, checks.horror, { ...plan, calm: undefined }));
  }
  return predictions;
}

/** Returns the answers to the roll of a check. Equipped items count in the roll that follows. */
function answersToRoll({ key }: TypedDecision, option: string, { check }: CheckDetails): readonly string[] {
  return key === 'q.hands' && check === 'combat' && option !== 'roll' ? [option, 'roll'] : [option];
}

/** True if a monster has a price that fails its checks if it is not paid. */
function pricedOf(content: Content, token: string | undefined): Pick<Plan, 'priced'> {
  const { beforeHorror = [], beforeCombat = [] } = content.tokens.get(token ?? '') ?? {};
  return [...beforeHorror, ...beforeCombat].some((effect) => effect.do === 'may') ? { priced: true } : {};
}

/** Predicts a loadout: its chance, with Clues, of its castings, and of each number of successes. */
function predictLoadouts(decision: TypedDecision): Prediction[] {
  const asked = asDecisionOf(decision, 'q.hands');
  return (asked?.about.loadouts ?? []).flatMap((loadout): Prediction[] => {
    const plan: Plan = {
      answers: loadout.answers.at(-1) === 'roll' ? loadout.answers : [...loadout.answers, 'roll'],
      seat: decision.by[0] ?? 0,
      check: 'combat',
      stance: 'fight',
      steps: 0,
    };
    const named = `q.hands hands${loadout.casts.length > 0 ? ' with a spell' : ''}`;
    const { steps } = cluesForLoadout(loadout);
    const rungs = successChances(loadout.outcomes);
    const from = (n: number) => rungs.slice(n).reduce((sum, { chance }) => sum + chance, 0);
    return [
      { what: named, predicted: chanceOfLoadout(loadout), plan, aim: PASSED, whole: true },
      ...(steps > 0
        ? [
            {
              what: `${named}, with Clues`,
              predicted: chanceOfLoadout(loadout, steps),
              plan: { ...plan, steps },
              aim: PASSED,
              whole: true,
            },
          ]
        : []),
      ...(loadout.casts.length > 0
        ? [
            {
              what: `${named}, cast`,
              predicted: loadout.cast,
              plan,
              aim: { is: 'cast', spells: loadout.casts.length } as Aim,
              whole: true,
            },
          ]
        : []),
      ...rungs.slice(1).map(({ successes }) => ({
        what: `${named}, ladder`,
        predicted: from(successes),
        plan,
        aim: { is: 'successes', from: successes } as Aim,
        whole: true,
      })),
    ];
  });
}

/** Predicts the options after a roll. */
function predictFollowUps(view: TableView, decision: TypedDecision): Prediction[] {
  const asked = asDecisionOf(decision, 'q.after-roll');
  if (!asked) return [];
  const { about } = asked;
  const successes = about.successes ?? 0;
  const seat = view.investigators.find(({ id }) => id === asked.args.investigator)?.seat ?? 0;
  return about.further.flatMap((preview): Prediction[] => {
    const { now, all, again } = chanceOfRollOption(about, preview);
    const { option, aimed, spend } = preview;
    const asks = decision.options.find(({ id }) => id === option);
    // Casting a Spell is a check of its own.
    const skip = preview.casting && about.check === 'spell' ? 1 : 0;
    const plan: Plan = { answers: [option], seat, check: about.check, stance: 'fight', steps: 0, aimed, skip };
    const aim: Aim = successes < about.difficulty ? PASSED : { is: 'successes', from: aimed };
    const what = `q.after-roll ${asks?.key ?? ''}`;
    return [
      { what, predicted: now, plan, aim, whole: true },
      ...(all === undefined
        ? []
        : [
            {
              what: `${what}, all`,
              predicted: all,
              plan: { ...plan, steps: (spend?.length ?? 1) - 1 },
              aim,
              whole: true,
            },
          ]),
      ...(again === undefined ? [] : [{ what: `${what}, again`, predicted: again, plan, aim: PASSED, whole: true }]),
    ];
  });
}

/** Predicts the possible bonuses of a check (Haunt), with and without Clues. */
function predictBonuses(decision: TypedDecision): Prediction[] {
  const asked = asDecisionOf(decision, 'q.bonus');
  if (!asked) return [];
  const { check, second, spend = [] } = asked.about;
  return decision.options.flatMap(({ id }) =>
    (bonusChances(decision, id) ?? []).map(({ chance }, steps) => ({
      what: `q.bonus${steps > 0 ? ', with Clues' : ''}`,
      predicted: chance,
      plan: {
        answers: [id],
        seat: decision.by[0] ?? 0,
        check,
        stance: 'fight' as const,
        steps: Math.min(steps, spend.length),
        second,
      },
      aim: PASSED,
      whole: false,
    })),
  );
}

const STANCES = { evade: 'evade', initiative: 'evade', horror: 'fight', fight: 'fight', guard: 'fight' } as const;

/** Predicts encounters with a monster. */
function predictMonster(
  content: Content,
  what: string,
  foe: FoePreview,
  answers: readonly string[],
  seat: number,
  but: readonly string[] = [],
) {
  const odds = foeOdds(foe);
  return (['evade', 'initiative', 'horror', 'fight', 'guard'] as const).flatMap((one): Prediction[] => {
    const [check, chance] = [foe[one], odds[one]];
    if (!check || chance === undefined || but.includes(one)) return [];
    const plan: Plan = {
      answers,
      seat,
      check: check.check,
      stance: STANCES[one],
      steps: 0,
      second: check.second,
      monster: foe.monster,
      ...pricedOf(content, foe.monster),
      ...((one === 'fight' || one === 'guard') &&
        foe.horror &&
        !isRevealedLater(content, foe.monster, check) && { calm: true as const }),
    };
    return [{ what: `${what} ${one}`, predicted: chance, plan, aim: PASSED, whole: false }];
  });
}

function predictMonsters(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  const { foes = [] } = aboutOf(decision);
  const { key } = decision;
  if (key === 'q.movement') return predictStopping(content, view, decision, foes);
  return foes.flatMap((foe) => {
    const by = foe.by ?? (decision.args as { readonly investigator?: string } | undefined)?.investigator;
    const seat = view.investigators.find(({ id }) => id === by)?.seat ?? decision.by[0] ?? 0;
    const option = decision.options.find(({ on }) => on === foe.monster);
    if (option) return predictMonster(content, key, foe, [option.id], seat);
    const person = decision.options.find(({ on }) => on === foe.by && on !== undefined);
    return person ? predictMonster(content, key, foe, [person.id, optionId.engage(foe.monster)], seat) : [];
  });
}

/** The end of a route: monsters that must be faced there. Alone, after at most one step. */
function predictStopping(
  content: Content,
  view: TableView,
  decision: TypedDecision,
  foes: readonly FoePreview[],
): Prediction[] {
  const seat = decision.by[0] ?? 0;
  const currentPlace = view.investigators[seat]?.place;
  // In Haunt monsters move before encounters; the prediction concerns only those present now.
  if (isHaunt(view)) return [];
  const faced = (place: string | undefined) => foes.filter((foe) => foe.place === place && !foe.spares);
  return foes.flatMap((foe) => {
    const alone = faced(foe.place).length === 1 && !foe.spares;
    const go = optionId.go(foe.place);
    const isNear =
      foe.place === currentPlace || (faced(currentPlace).length === 0 && decision.options.some(({ id }) => id === go));
    if (!alone || !isNear) return [];
    // Leaving is covered by the route past it.
    const but = foe.initiative ? ['evade'] : [];
    return predictMonster(content, 'q.movement', foe, [...(foe.place === currentPlace ? [] : [go]), 'stop'], seat, but);
  });
}

/** Predicts routes past monsters. */
function predictWalking(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  const seat = decision.by[0] ?? 0;
  return (findDestinations(content, view, decision) ?? []).flatMap(
    ({ foesOnPath, guardsOnPath, chance, answers }): Prediction[] =>
      foesOnPath.length + guardsOnPath.length === 0
        ? []
        : [
            {
              what: 'q.movement way',
              predicted: chance,
              plan: { answers, seat, check: 'evade', stance: 'evade', steps: 0, walks: true },
              aim: {
                is: 'each',
                checks: isHaunt(view)
                  ? new Set(foesOnPath.map((foe) => foe.place)).size
                  : foesOnPath.length + guardsOnPath.length,
              },
              whole: true,
            },
          ],
  );
}

/**
 * Predicts checks where a movement ends, without Clues. Only those that no monster, patrol or other check of the same
 * kind precedes.
 */
function predictEndTriggers(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  const seat = decision.by[0] ?? 0;
  return (findDestinations(content, view, decision) ?? []).flatMap((to): Prediction[] => {
    const { answers, foesOnPath, guardsOnPath, foesToFace, endTriggers } = to;
    if (foesOnPath.length + guardsOnPath.length + foesToFace.length > 0) return [];
    const checks = endTriggers.flatMap(({ check }) => check ?? []);
    return checks
      .filter((one) => checks.filter(({ check }) => check === one.check).length === 1)
      .map((check) => ({
        what: `q.movement end ${check.check}`,
        predicted: chanceOfCheck(check),
        plan: {
          answers: [...answers, 'stop'],
          seat,
          check: check.check,
          stance: 'evade',
          steps: 0,
          second: check.second,
        },
        aim: PASSED,
        whole: false,
      }));
  });
}

/** Predicts options with a price of failure, each with its check and the answers that lead there. */
function checksWithPrice(
  content: Content,
  view: TableView,
  decision: TypedDecision,
): { readonly what: string; readonly check: CheckDetails; readonly plan: Plan }[] {
  const { checks = {} } = aboutOf(decision);
  const found = decision.options.flatMap((option) => {
    const check = checks[option.id];
    if (!check?.fails) return [];
    const stance = check.check === 'evade' ? 'evade' : 'fight';
    const seat = seatFor(view, decision, option);
    return [
      {
        what: `${decision.key} ${option.key} ${check.check}`,
        check,
        plan: {
          answers: answersToRoll(decision, option.id, check),
          seat,
          check: check.check,
          stance,
          steps: 0,
          second: check.second,
        } as Plan,
      },
    ];
  });
  const { foes = [] } = aboutOf(decision);
  const encounters = predictMonsters(content, view, decision).flatMap(({ what, plan }) => {
    const foe = foes.find(
      ({ monster, by }) => monster === plan.monster && (by === undefined || isSeat(view, plan, by)),
    );
    const check =
      foe && (['evade', 'initiative', 'horror', 'fight', 'guard'] as const).find((one) => what.endsWith(one));
    const of = foe && check && foe[check];
    return of?.fails ? [{ what, check: of, plan }] : [];
  });
  return [...found, ...encounters];
}

function isSeat(view: TableView, { seat }: Plan, id: string): boolean {
  return view.investigators[seat]?.id === id;
}

/** Predicts the cost of a failure, and of enough failures to lose the last point. */
function predictMisses(content: Content, view: TableView, decision: TypedDecision): Prediction[] {
  const { checks = {}, monster } = aboutOf(decision);
  const hasHorrorFirst = checks.horror !== undefined;
  return checksWithPrice(content, view, decision).flatMap(({ what, check, plan }): Prediction[] => {
    const who = view.investigators[plan.seat];
    // A card to be revealed determines the cost; the maximum is shown.
    if (!who || isRevealedLater(content, monster ?? plan.monster, check)) return [];
    const { sanity = 0, stamina = 0 } = check.fails ?? {};
    const cost: Prediction = {
      what: `${what}, cost`,
      predicted: 1,
      plan: { ...plan, misses: 1, calm: undefined },
      aim: { is: 'loses', sanity: Math.min(sanity, who.sanity), stamina: Math.min(stamina, who.stamina) },
      whole: false,
    };
    // A round without payment is lost without a check.
    const isPriced = pricedOf(content, monster).priced === true;
    const isRound =
      check.check === 'combat' && !isPriced && /^q\.fight-or-(evade|flee)$/.test(decision.key) && !hasHorrorFirst;
    const ends = isRound ? stakesOf(check, who, chanceOfCheck(check)) : [];
    return [
      cost,
      ...ends.map(
        ({ what: of, misses }): Prediction => ({
          what: `${what}, ${misses === 1 ? 'end' : 'end by several'}`,
          predicted: 1,
          plan: { ...plan, misses },
          aim: { is: 'ends', what: of },
          whole: false,
        }),
      ),
    ];
  });
}

/** True if a face-down card determines the ratings of a monster. */
function isRevealedLater(content: Content, token: string | undefined, { pools }: CheckDetails): boolean {
  return token !== undefined && content.tokens.get(token)?.combat === undefined && pools !== undefined;
}

/** Predicts chances without a check: returns, re-rolls for a Curse, escapes, and the pull of a ritual. */
function predictWithoutChecks(view: TableView, decision: TypedDecision): Prediction[] {
  const { by } = decision;
  const key: string = decision.key;
  const seatOf = (id: unknown) => view.investigators.find((investigator) => investigator.id === id)?.seat ?? by[0] ?? 0;
  const { changes = {}, away, rituals = [] } = aboutOf(decision);
  const args = (decision.args ?? {}) as { readonly investigator?: string; readonly other?: string };
  const awaited = (what: string, chance: number, answer: string, plan: Partial<Plan>): Prediction => ({
    what: `${key} ${what}`,
    predicted: chance,
    plan: { answers: [answer], seat: seatOf(args.investigator), check: 'focus', stance: 'fight', steps: 0, ...plan },
    aim: { is: 'awaited' },
    whole: false,
  });
  const changed = decision.options.flatMap(({ id }): Prediction[] => {
    const chance = changes[id]?.chance;
    if (chance === undefined) return [];
    if (key === 'q.give-up') return [awaited('chance', chance, id, { awaits: 'return' })];
    if (key === 'q.anoint') return [awaited('chance', chance, id, { awaits: 'curse-ends', seat: seatOf(args.other) })];
    throw new Error(`there is nothing to compare the chance of ${key} with`);
  });
  return [
    ...changed,
    ...(away === undefined ? [] : [awaited('away', away, 'escape', { awaits: 'escape' })]),
    ...rituals.flatMap(({ kind, lacks, drawnByTerror, drawnByDoom }) =>
      lacks !== undefined || !decision.options.some(({ id }) => id === kind)
        ? []
        : [
            awaited(`${kind}, drawn in by Terror`, drawnByTerror, kind, { awaits: 'drawn-in', pays: 'terror' }),
            awaited(`${kind}, drawn in by Doom`, drawnByDoom, kind, { awaits: 'drawn-in', pays: 'doom' }),
          ],
    ),
  ];
}

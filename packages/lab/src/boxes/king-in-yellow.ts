/** Additions of The King in Yellow to the lab. */
import { type Content, findRumor, houseRuleOf, isSheetInPlay, type State, ValidationError } from '@vigil/rules';
import { HERALD, KING_SLICE, SIGNS } from '@vigil/rules/king-in-yellow';
import { removeFirst } from '../arrange/table-arrangement.js';
import type { BoxLab, BoxScene } from '../games/box-types.js';
import { type Invariant, overrideInvariants } from '../games/game.js';
import { questionsCiteClauses } from '../invariants/invariants-questions.js';

export const KING_LAB: BoxLab = {
  arkham: {
    invariants: (below, content) => overrideInvariants(below, ownInvariants(content)),
    // The disease is in Arkham, and the investigators are at the place of vaccination.
    arrange({ table, chance, lacks }) {
      const { state, content } = table;
      const { phase } = state.step;
      if (phase !== 'movement' && phase !== 'arkham-encounters') return;
      if (!lacks('card gained', 'vaccination') || findRumor(state) || chance.below(2) === 0) return;
      if (!removeFirst(state.decks.mythos, DISEASE)) return;
      state.step = { phase: 'movement', done: 0 };
      state.inPlay.push({ card: DISEASE, as: 'rumor', since: 1, tokens: 0, monsters: [] });
      for (const who of state.investigators) {
        if (!content.places.get(who.place)?.kindDef.inCity) continue;
        who.place = HOSPITAL;
        who.explored = false;
      }
    },
  },
  scenario: { settle, laidAt: { laid: ['street', 'location'] } },
};

/**
 * Acts and blights are on the table or face-down, with ten Yellow Signs in total (Y-HERALD-01, Y-HERALD-04, Y-ACT-01).
 */
function settle(scene: BoxScene): void {
  const { state, content, given } = scene;
  const part = KING_SLICE.of({ s: state });
  for (const pile of ['acts', 'blights'] as const) {
    const lies = (card: string) => state.inPlay.some((tableCard) => tableCard.card === card);
    if (given[pile] === undefined) part[pile] = part[pile].filter((card) => !lies(card));
    part[pile].forEach((card, i) => {
      if (lies(card)) throw new ValidationError(`${pile}[${i}]`, `"${card}" is already on the table`);
      if (part[pile].indexOf(card) < i) throw new ValidationError(`${pile}[${i}]`, `there is only one "${card}"`);
    });
  }
  refuseActsOutOfOrder(state, content);
  for (const [neighbourhood, n] of Object.entries(part.passed)) {
    const { length } = state.decks.locations[neighbourhood] ?? [];
    if (n > 0 && n >= length)
      throw new ValidationError(
        `passed.${neighbourhood}`,
        `its deck has ${length} cards, and is shuffled once all are face up (Y-STYLE-03)`,
      );
    if (n > 0 && houseRuleOf({ s: state }, 'performance') !== 'touring')
      throw new ValidationError(
        `passed.${neighbourhood}`,
        'cards lie face up only with `houseRules: { performance: touring }` (Y-STYLE-02)',
      );
  }
  settleSigns(scene);
}

/** Ten Yellow Signs in total, placed by the herald (Y-HERALD-01, Y-HERALD-02). */
function settleSigns({ state, given }: BoxScene): void {
  const { signs } = KING_SLICE.of({ s: state });
  const placed = signs.terror.length + signs.doom;
  if ((given.signs as { left?: number } | undefined)?.left === undefined) signs.left = Math.max(0, SIGNS - placed);
  if (signs.left + placed !== SIGNS) {
    throw new ValidationError('signs', `there are ${SIGNS} Yellow Signs, and here ${signs.left + placed}`);
  }
  signs.terror.forEach((space, i) => {
    if (signs.terror.indexOf(space) < i)
      throw new ValidationError(`signs.terror[${i}]`, `there is already a sign on ${space}`);
    if (space >= state.terror)
      throw new ValidationError(
        `signs.terror[${i}]`,
        `signs are on spaces below the terror level, which is ${state.terror} (Y-HERALD-02)`,
      );
  });
  if (placed > 0 && !state.battle && !isSheetInPlay({ s: state }, HERALD))
    throw new ValidationError(
      'signs',
      `only the herald "${HERALD}" places them: give \`herald\` as well (Y-HERALD-01)`,
    );
  if (signs.doom > state.doom)
    throw new ValidationError('signs.doom', `each is a doom token, and there are ${state.doom} (Y-HERALD-02)`);
}

/** Acts are played in their order; a scenario may leave some out (Y-ACT-01). */
function refuseActsOutOfOrder(state: State, content: Content): void {
  const all = content.tableCardsOf('act').map(({ id }) => id);
  let last = Math.max(-1, ...state.inPlay.map(({ card }) => all.indexOf(card)));
  KING_SLICE.of({ s: state }).acts.forEach((act, i) => {
    const at = all.indexOf(act);
    if (at < last) throw new ValidationError(`acts[${i}]`, `"${act}" comes before "${all[last]}" (Y-ACT-01)`);
    last = at;
  });
}

const DISEASE = 'virulent-disease';
const HOSPITAL = 'st-marys-hospital';

function ownInvariants(content: Content): Invariant<State>[] {
  const ofKind = (kind: string) => [...content.tableCards.values()].filter((card) => card.kind === kind);
  const acts = ofKind('act').map(({ id }) => id);
  const blights = ofKind('blight').map(({ id }) => id);
  const cardsInPlay = ({ inPlay }: State, as: string) =>
    inPlay.filter((card) => card.as === as).map(({ card }) => card);
  return [
    questionsCiteClauses(['A', 'D', 'K', 'P', 'Y', 'PBP', 'DEC'], ['DEC-29']),
    {
      name: 'there are ten Yellow Signs, each on its own space of the terror track, on the doom track or on the herald',
      clauses: ['Y-HERALD-01', 'Y-HERALD-02'],
      findViolation(state) {
        const { left, terror, doom } = KING_SLICE.of({ s: state }).signs;
        if (left + terror.length + doom !== 10) return `${left} and ${terror.length} and ${doom}`;
        const wrong = terror.find((space, i) => terror.indexOf(space) !== i || space >= state.terror);
        return wrong === undefined ? undefined : `one on ${wrong} at terror ${state.terror}`;
      },
    },
    {
      name: 'every blight is face down or in play once',
      clauses: ['Y-HERALD-04', 'Y-HERALD-05'],
      countsComponents: true,
      findViolation(state) {
        const up = cardsInPlay(state, 'blight');
        const all = [...up, ...KING_SLICE.of({ s: state }).blights].sort();
        return String(all) === String([...blights].sort()) ? undefined : `there are ${all}`;
      },
    },
    {
      name: 'the Acts are played in their order',
      clauses: ['Y-ACT-01', 'Y-ACT-05'],
      countsComponents: true,
      findViolation(state) {
        const { acts: next } = KING_SLICE.of({ s: state });
        const all = [...cardsInPlay(state, 'act'), ...next];
        const isAbsent = next.length === 0 && all.length === 0;
        return isAbsent || String(all) === String(acts) ? undefined : `played and to come: ${all}`;
      },
    },
    {
      name: 'no investigator has more of a Magical Effect than exhausted Spells that cause it',
      clauses: ['Y-MAGIC-01'],
      findViolation({ investigators }, _asked, open = []) {
        // While the player chooses the Spells that stay exhausted, the refreshed ones are not final.
        if (open.some(({ key }) => key === 'q.stay-exhausted')) return undefined;
        for (const { id, cards } of investigators) {
          for (const { card } of cards) {
            const spell = content.cards.get(card)?.lastsWith;
            if (spell === undefined) continue;
            const effects = cards.filter((possession) => possession.card === card).length;
            const spells = cards.filter((possession) => possession.card === spell && possession.exhausted).length;
            if (effects > spells) return `${id} has ${effects} of ${card} by ${spells} of ${spell}`;
          }
        }
        return undefined;
      },
    },
    {
      name: 'no riot is in the cup or a trophy',
      clauses: ['Y-RIOT-01'],
      findViolation({ cup, investigators }) {
        const riot = [...cup, ...investigators.flatMap(({ monsterTrophies }) => monsterTrophies)].find(
          (token) => content.tokens.get(token)?.id === 'riot',
        );
        return riot && `${riot} is`;
      },
    },
  ];
}

/** Additions of Kingsport to the lab. */
import { type Content, isSheetInPlay, type State } from '@vigil/rules';
import type { BoxLab, BoxStage, IsUnresolved } from '../games/box-types.js';
import { type Invariant, overrideInvariants } from '../games/game.js';
import { questionsCiteClauses } from '../invariants/invariants-questions.js';
import { countedInvestigators, monsterLimit } from '../invariants/state-queries.js';
import { riftInvariants } from './kingsport-rifts.js';
import { KINGSPORT_SCENARIO } from './kingsport-scenario.js';

export const KINGSPORT_LAB: BoxLab = {
  arkham: {
    invariants: (below, content) =>
      overrideInvariants(
        below.map((one) => (one.id === 'doom' ? exceptForBrood(one) : one)),
        ownInvariants(content),
      ),
    arrange,
    extendGoal: (below, lacks, content) => (question, option) => {
      const { key, args = {} } = option;
      if (args.card === 'bast' && lacks('card gained', BAST_TOKEN)) return true;
      // A blessed investigator draws a blessing of Nodens.
      if (key === 'o.location-ability' && args.place === CHURCH && lacksBlessings(content, lacks)) return true;
      return below(question, option);
    },
  },
  scenario: KINGSPORT_SCENARIO,
};

const BAST_TOKEN = 'bast-token';
const CHURCH = 'south-church';

const lacksBlessings = (content: Content, lacks: IsUnresolved) =>
  content.cardsOf('blessing-of-nodens').some(({ id }) => lacks('card gained', id));

/** Puts cards given by guardians near the top. */
function arrange({ table, lacks }: BoxStage<State>): void {
  const { state, content } = table;
  const { phase } = state.step;
  if (phase === 'mythos' && isSheetInPlay({ s: state }, 'bast') && lacks('card gained', 'beloved-of-bast')) {
    const first = state.investigators[state.first];
    if (first) table.give(first, BAST_TOKEN);
    table.putOnTop(state.decks.mythos, ['the-story-continues']);
  }
  if (phase !== 'arkham-encounters') return;
  if (isSheetInPlay({ s: state }, 'bast') && lacks('card gained', BAST_TOKEN)) {
    for (const who of state.investigators) {
      who.place = 'northside';
      who.money += 2;
    }
  }
  if (isSheetInPlay({ s: state }, 'nodens') && lacksBlessings(content, lacks)) {
    for (const who of state.investigators) {
      who.place = CHURCH;
      table.giveTrophies(who, 0, 1);
    }
  }
}

/** When Eihort's brood is devoured, its doom may exceed the track. */
function exceptForBrood(below: Invariant<State>): Invariant<State> {
  return {
    ...below,
    name: `${below.name}, except for brood`,
    findViolation: (state, asked, open) =>
      state.ancientOne === 'eihort' && state.battle ? undefined : below.findViolation(state, asked, open),
  };
}

/** Towns count nothing against the monster limit, and Nodens enlarges the Outskirts. */
function ownInvariants(content: Content): Invariant<State>[] {
  const [arkham] = content.boards.keys();
  const isSpawn = (token: string) => content.tokens.get(token)?.abilities.includes('spawn') === true;
  return [
    ...riftInvariants(content),
    questionsCiteClauses(['A', 'D', 'K', 'P', 'Y', 'PBP', 'DEC'], ['DEC-29']),
    {
      id: 'monster-limit',
      name: 'the monsters in Arkham, without those in other towns, do not exceed the limit',
      clauses: ['A-LIMIT-01', 'A-LIMIT-04', 'K-BOARD-02'],
      findViolation(state) {
        if (state.terror >= 10) return undefined;
        const counted = state.monsters.filter(({ token, at }) => {
          const board = content.boardAt(at);
          return at !== 'outskirts' && (board === undefined || board === arkham) && !isSpawn(token);
        });
        const limit = monsterLimit(content, state);
        return counted.length > limit ? `${counted.length} monsters, the limit is ${limit}` : undefined;
      },
    },
    {
      id: 'outskirts-limit',
      name: 'the monsters in the Outskirts do not exceed their limit, which Nodens raises by one',
      clauses: ['A-LIMIT-05', 'A-LIMIT-06', 'D-BOARD-08', 'K-GUARD-06'],
      findViolation(state) {
        const outskirtsCount = state.monsters.filter(({ at }) => at === 'outskirts').length;
        const hold =
          Math.max(0, 8 - countedInvestigators(content, state)) + (isSheetInPlay({ s: state }, 'nodens') ? 1 : 0);
        return outskirtsCount > hold ? `${outskirtsCount} monsters where ${hold} may be` : undefined;
      },
    },
  ];
}

import { RandomSource } from '@vigil/bots';
import type { ArkhamRules, ArkhamSetup, Content, Investigator, Outcome, State } from '@vigil/rules';
import { DUNWICH_SLICE } from '@vigil/rules/dunwich';
import { Arrangement } from '../arrange/arrangement.js';
import type { Purpose } from './destinations.js';
import { armInvestigators, pickUnstableLocations } from './endings.js';
import type { Ending } from './find-ending.js';

type DunwichEnding = Ending<ArkhamSetup, State, Outcome, Purpose>;

/** Endings added by Dunwich: powers of its Ancient Ones, all four awake and beaten, two Missions. */
export function listDunwichEndings(content: Content, rules: readonly ArkhamRules[]): readonly DunwichEnding[] {
  const arranged = (
    name: string,
    fits: (outcome: Outcome) => boolean,
    ancientOne: string,
    purpose: Purpose,
    begins: string,
    arrange: (table: Arrangement, chance: RandomSource) => void,
    investigators = ['random', 'random'],
  ): DunwichEnding => ({
    name: `dunwich-${name}`,
    fits,
    attempts: [
      {
        purpose,
        games: 40,
        begins: `arranged: ${begins}`,
        from(_content, seed) {
          const setup = { investigators, ancientOne, packs: ['base', 'dunwich'] };
          const table = new Arrangement(content, setup, seed, rules);
          arrange(table, new RandomSource(`ending ${seed}`));
          return { position: table.begin('mythos', 9) };
        },
      },
    ],
  });
  return [
    arranged(
      'glaaki-power',
      ({ awakenedBy }) => awakenedBy === 'power',
      'glaaki',
      'nothing',
      'four of its Servants are on the board',
      (table) => {
        for (const letter of ['a', 'b', 'c', 'd']) {
          table.state.monsters.push({ token: `servant-of-glaaki-${letter}-1`, at: 'northside' });
        }
      },
    ),
    arranged(
      'shudde-mell-power',
      ({ how }) => how === 'power-fulfilled',
      'shudde-mell',
      'nothing',
      'three gates are open, and no rubble is left',
      (table, chance) => {
        for (const at of pickUnstableLocations(table, chance, 3)) table.openGate(at);
        DUNWICH_SLICE.of({ s: table.state }).rubble = [];
      },
    ),
    ...['abhoth', 'glaaki', 'shudde-mell', 'tsathoggua'].map((id) =>
      arranged(
        `${id}-gates`,
        ({ how, awakenedBy }) => how === 'ancient-one-won' && awakenedBy === 'gates',
        id,
        'nothing',
        'six gates are open',
        (table, chance) => {
          for (const at of pickUnstableLocations(table, chance, 6)) table.openGate(at);
        },
      ),
    ),
    ...['abhoth', 'glaaki', 'shudde-mell'].map((id) =>
      arranged(
        `${id}-defeated`,
        ({ how }) => how === 'ancient-one-defeated',
        id,
        'slay',
        'well armed, the doom track nearly full',
        armInvestigators,
      ),
    ),
    arranged(
      'tsathoggua-defeated',
      ({ how }) => how === 'ancient-one-defeated',
      'tsathoggua',
      'slay',
      'one good fighter, the doom track nearly full, trophies for ten rounds',
      (table) => {
        armInvestigators(table);
        const [who] = table.state.investigators;
        if (!who) return;
        table.giveTrophies(who, 14, 7);
        for (const skill of ['fight', 'fight', 'marksman']) table.give(who, skill);
      },
      ['michael-mcglen'],
    ),
    arranged(
      'greater-good',
      ({ how }) => how === 'greater-good',
      'abhoth',
      'close',
      "a Mission but for its last world, and its owner before that world's second area",
      (table) => {
        const who = startLastMissionStep(table, 'for-the-greater-good');
        if (!who || !table.openGate('woods', 'rlyeh')) return;
        Object.assign(who, { place: 'rlyeh-1', enteredAt: 'woods', clues: 6 });
      },
    ),
    arranged(
      'winning-team',
      ({ how }) => how === 'winning-team',
      'glaaki',
      'nothing',
      'a Mission but for its last step, its owner just lost in time and space with an Ally',
      (table) => {
        const who = startLastMissionStep(table, 'joining-the-winning-team');
        if (!who) return;
        table.give(who, 'duke');
        Object.assign(who, { place: 'lost', delayed: true, losesTurn: 10 });
      },
      ['random', 'random', 'random', 'random'],
    ),
  ];
}

/** The first investigator has a Mission with three steps done. */
function startLastMissionStep(table: Arrangement, mission: string): Investigator | undefined {
  const [who] = table.state.investigators;
  const card = who && table.give(who, mission);
  if (card) card.tokens = 3;
  return who;
}

import { Chance } from '@vigil/bots';
import type { ArkhamRules, ArkhamSetup, Content, Outcome, State } from '@vigil/rules';
import { PART } from '@vigil/rules/dunwich';
import { Arrangement } from '../arrange/arrangement.js';
import { armed, someUnstable } from './endings.js';
import type { Ending } from './find.js';
import type { Purpose } from './seeker.js';

type DunwichEnding = Ending<ArkhamSetup, State, Outcome, Purpose>;

/** The ways a game can end that Dunwich brings: the powers of two of its Ancient Ones, and all four awake. */
export function dunwichEndings(content: Content, rules: readonly ArkhamRules[]): readonly DunwichEnding[] {
  const arranged = (
    name: string,
    fits: (outcome: Outcome) => boolean,
    ancientOne: string,
    purpose: Purpose,
    begins: string,
    arrange: (table: Arrangement, chance: Chance) => void,
  ): DunwichEnding => ({
    name: `dunwich-${name}`,
    fits,
    attempts: [
      {
        purpose,
        games: 40,
        begins: `arranged: ${begins}`,
        from(_content, seed) {
          const setup = { investigators: ['random', 'random'], ancientOne, packs: ['base', 'dunwich'] };
          const table = new Arrangement(content, setup, seed, rules);
          arrange(table, new Chance(`ending ${seed}`));
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
        for (const at of someUnstable(table, chance, 3)) table.openGate(at);
        PART.of({ s: table.state }).rubble = [];
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
          for (const at of someUnstable(table, chance, 6)) table.openGate(at);
        },
      ),
    ),
    // Nobody outlives Tsathoggua: it takes two kinds of trophies from everybody in every round.
    ...['abhoth', 'glaaki', 'shudde-mell'].map((id) =>
      arranged(
        `${id}-defeated`,
        ({ how }) => how === 'ancient-one-defeated',
        id,
        'slay',
        'well armed, the doom track nearly full',
        armed,
      ),
    ),
  ];
}

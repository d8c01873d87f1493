/** Investigators stranded by the closing of a gate are named beforehand. */

import { Play } from '@vigil/engine';
import { gameOf, type ScenarioDocument } from '@vigil/lab/scenario';
import { arkham, arkhamRulesOf, contentOfBoxes, type TypedDecision } from '@vigil/rules';
import { expect, it } from 'vitest';
import type { TableView } from '../src/index.js';
import { base, outcomeTexts } from './random-games.js';

/** Texts, in English and German, of closing the gate in the Woods while Joe is in the Abyss. */
function closingTexts(gates: Readonly<Record<string, string>>, joe: object = {}, clues = 0): readonly string[] {
  const document = {
    name: 'closing',
    game: 'arkham',
    covers: [],
    ancientOne: 'azathoth',
    phase: 'arkham-encounters',
    investigators: [
      { name: 'Kate', sheet: 'kate-winthrop', place: 'woods', explored: true, clues },
      { name: 'Joe', sheet: 'joe-diamond', place: 'abyss-1', ...joe },
    ],
    board: { gates },
  } as unknown as ScenarioDocument;
  const { state } = gameOf(document).setUp(document, base);
  const play = Play.from(arkham(contentOfBoxes(base), arkhamRulesOf(base)), state as never, 'closing');
  const decision = play.decisions[0] as TypedDecision;
  const option = decision.options.find(({ key }) => key === 'o.close-lore');
  if (!option) throw new Error(`no gate can be closed at ${decision.key}`);
  return outcomeTexts(play.view() as TableView, decision, option);
}

it('closing the only gate to a world names the investigators who can no longer return [A-MOVE-24]', () => {
  const [english, german] = closingTexts({ woods: 'abyss' });
  expect(english).toContain('once it is closed, Joe Diamond has no gate back');
  expect(german).toContain('für Joe Diamond kein Tor mehr');
});

it('closing a gate names the Clues that are missing for a seal [A-ENC-42]', () => {
  const [english, german] = closingTexts({ woods: 'abyss' });
  expect(english).toContain('You have none of the 5 Clues for a seal.');
  expect(german).toContain('Für ein Siegel hast du keinen von 5 Hinweisen.');
  expect(closingTexts({ woods: 'abyss' }, {}, 5)[0]).toContain('you may spend 5 Clues to seal the place');
});

it('closing one of two gates to a world names the gate that still leads back [A-MOVE-23]', () => {
  expect(closingTexts({ woods: 'abyss', graveyard: 'abyss' })[0]).toContain('Joe Diamond can still return (Graveyard)');
});

it('closing a gate to another world does not mention investigators elsewhere [A-MOVE-24]', () => {
  expect(closingTexts({ woods: 'yuggoth', graveyard: 'abyss' })[0]).not.toContain('Joe Diamond');
});

it('an investigator who may return through any gate is not stranded by closing the gate to their world [A-MOVE-23]', () => {
  const [english] = closingTexts({ woods: 'abyss', graveyard: 'yuggoth' }, { cards: ['gate-box'] });
  expect(english).toContain('Joe Diamond can still return (Graveyard)');
});

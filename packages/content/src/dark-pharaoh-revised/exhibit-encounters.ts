/** The 18 Exhibit Encounters (P-REV-02), two for each street to which the marker goes (`at`). */
import type { Effect, Effects, TableCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  choose,
  DELAYED,
  draw,
  GATE_AND_MONSTER,
  lose,
  may,
  mayPay,
  receive,
  track,
} from '@vigil/rules/builders';

const FIND: Effect = draw(1, 'exhibit');
const GONE: Effect = { do: 'handler', name: 'pharaoh-box-exhibit', text: 'pharaoh-revised.box-exhibit' };
/**
 * A handler, because doom rises for each investigator knocked out by the guardian. The knock-out ends the encounter, so
 * no effect after the fight could do it.
 */
const VIGIL: Effect = { do: 'handler', name: 'pharaoh-vigil', text: 'pharaoh-revised.vigil' };
const TERROR = track('terror', 1);
/** Effects that an investigator must carry out if able, or else the alternative. */
const ifPossible = (then: Effects, otherwise: Effect): Effect => ({ do: 'choose', options: [then], else: [otherwise] });

const card = (id: string, name: string, at: string, ...encounter: Effects): TableCardDef => ({
  id,
  name,
  kind: 'exhibit-encounter',
  at,
  encounter,
});

export const EXHIBIT_ENCOUNTERS: readonly TableCardDef[] = [
  card(
    'a-chance-encounter',
    'A Chance Encounter',
    'french-hill',
    may(check('speed', -2, { pass: FIND, fail: DELAYED })),
  ),
  card(
    'a-corrupting-influence',
    'A Corrupting Influence',
    'downtown',
    choose([{ do: 'pay', cost: { cards: { n: 1, of: { deck: 'ally' }, toBox: true } } }], TERROR),
    FIND,
  ),
  card('an-inside-job', 'An Inside Job', 'easttown', may(check('lore', -2, { pass: FIND, fail: GONE }))),
  card('an-insidious-trap', 'An Insidious Trap', 'miskatonic-university', may([draw(2, 'exhibit'), GATE_AND_MONSTER])),
  card(
    'an-intruder-in-the-mind',
    'An Intruder in the Mind',
    'downtown',
    may(check('will', -2, { pass: FIND, fail: lose(3, 'clue') })),
  ),
  card(
    'ancient-artifact-on-display',
    'Ancient Artifact on Display',
    'uptown',
    may(check('sneak', -2, { pass: FIND, fail: ARRESTED })),
  ),
  card('carnivorous-beetles', 'Carnivorous Beetles', 'southside', may(check('will', -2, { pass: FIND, fail: TERROR }))),
  card(
    'hidden-in-plain-sight',
    'Hidden in Plain Sight',
    'french-hill',
    mayPay({ money: 3 }, check('luck', -2, { pass: FIND })),
  ),
  card(
    'it-calls-from-beyond',
    'It Calls From Beyond',
    'miskatonic-university',
    may(check('luck', -2, { pass: FIND, fail: lose(1, 'sanity') })),
  ),
  card('it-keeps-a-constant-vigil', 'It Keeps a Constant Vigil', 'rivertown', VIGIL),
  card('lost-in-transit', 'Lost in Transit', 'southside', check('lore', -2, { pass: FIND, fail: DELAYED })),
  card('purified-by-fire', 'Purified by Fire', 'northside', check('speed', -2, { pass: FIND, fail: GONE })),
  card(
    'quid-pro-quo',
    'Quid Pro Quo',
    'rivertown',
    ifPossible([{ do: 'forfeit', lots: [{ n: 2, of: ['common', 'unique'] }], else: [] }, FIND], receive('curse')),
  ),
  card(
    'stolen-property-for-sale',
    'Stolen Property for Sale',
    'uptown',
    ifPossible([{ do: 'pay', cost: { money: 4 } }, FIND], lose(1, 'stamina')),
  ),
  card(
    'the-application-of-force',
    'The Application of Force',
    'merchant-district',
    check('fight', -2, { pass: FIND, fail: GONE }),
  ),
  card(
    'the-culprit-apprehended',
    'The Culprit Apprehended',
    'easttown',
    may(check('sneak', -2, { pass: FIND, fail: GONE })),
  ),
  card(
    'the-legacy-of-anubis',
    'The Legacy of Anubis',
    'merchant-district',
    may(check('fight', -2, { pass: FIND, fail: lose(1, 'stamina') })),
  ),
  card('too-late', 'Too Late', 'northside', GONE),
];

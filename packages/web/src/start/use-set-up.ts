import { type Preset, presetPackIds, SHELF } from '@vigil/content';
import { BASE_ONLY, type GameId } from '@vigil/table';
import { useMemo, useState } from 'react';
import { allBoxIds, isMadeFor } from '../play/boxes.js';
import { newSeed } from '../play/chance.js';
import { GAME_IDS } from '../play/games.js';
import { parseOneOf, useAddressParam } from '../ui/address-param.js';
import { isGameRule } from './house-rules.js';
import type { TableSheets } from './table-sheets.js';
import { PLACES_TO_PLAY, type PlaceToPlay, useSeats } from './use-seats.js';

/** Between the boxes that the address names. */
const BOX_SEPARATOR = '+';

export type SetUp = ReturnType<typeof useSetUp>;
type HouseRuleValues = Readonly<Record<string, string>>;

/** Reads boxes of the address that this page has. */
function parseBoxes(text: string): string | undefined {
  return text.split(BOX_SEPARATOR).every((id) => allBoxIds().includes(id)) ? text : undefined;
}

const keepRules = (rules: HouseRuleValues, keeps: (rule: string) => boolean): HouseRuleValues =>
  Object.fromEntries(Object.entries(rules).filter(([rule]) => keeps(rule)));

/** The choices for a new game, and the actions that change them. A choice that no longer fits another one is reset. */
export function useSetUp() {
  const [game, setGame] = useAddressParam('game', 'arkham', parseOneOf(GAME_IDS));
  const [added, setAdded] = useAddressParam('boxes', '', parseBoxes);
  const packs = useMemo(() => [...BASE_ONLY, ...added.split(BOX_SEPARATOR).filter((id) => id !== '')], [added]);
  const [where, setWhere] = useAddressParam('where', 'here', parseOneOf(PLACES_TO_PLAY));
  const seats = useSeats(game, where);
  const [ancientOne, setAncientOne] = useState('random');
  const [tableSheets, setTableSheets] = useState<TableSheets>({});
  const [seed, setSeed] = useState(newSeed);
  const [houseRules, setHouseRules] = useState<HouseRuleValues>({});
  /** Id of the component pointed at last; its sheet is shown. */
  const [shown, show] = useState<string>();

  const chooseBoxes = (next: readonly string[], of: GameId = game) => {
    setAdded(next.filter((id) => !BASE_ONLY.includes(id)).join(BOX_SEPARATOR));
    show(undefined);
    const settled = next.flatMap((id) => SHELF[id]?.settles ?? []);
    if (settled.some((rule) => rule in houseRules)) {
      setHouseRules((before) => keepRules(before, (rule) => !settled.includes(rule)));
    }
    if (packs.every((id) => next.includes(id))) return;
    // The chosen investigators may belong to a deselected box. House rules of boxes are removed with the boxes.
    seats.reset(of);
    setAncientOne('random');
    setTableSheets({});
    setHouseRules((before) => keepRules(before, (rule) => isGameRule(of, rule)));
  };
  return {
    ...{ game, packs, where, seats, ancientOne, tableSheets, seed, houseRules, shown },
    ...{ show, chooseBoxes, setHouseRules, setTableSheets, setSeed },
    chooseGame: (next: GameId) => {
      setGame(next);
      seats.reset(next);
      setHouseRules({});
      setTableSheets({});
      const fitting = packs.filter((id) => isMadeFor(next, id));
      if (fitting.length < packs.length) chooseBoxes(fitting, next);
    },
    choosePlace: (next: PlaceToPlay) => {
      setWhere(next);
      seats.follow(next);
    },
    choosePreset: (preset: Preset) => {
      chooseBoxes(presetPackIds(preset));
      setHouseRules(preset.houseRules);
    },
    chooseAncientOne: (id: string) => {
      setAncientOne(id);
      show(id);
    },
  };
}

import {
  type About,
  aboutOf,
  ancientOneText,
  type CheckDetails,
  causeText,
  effectText,
  isUse,
  type TypedDecision,
} from '@vigil/rules';
import { Atmosphere } from '../../atmosphere/atmosphere.js';
import { encounterText, sourceName } from '../../play/options.js';
import { currentRating } from '../../text/ancient-rating.js';
import { capitalize } from '../../text/capitalize.js';
import { encounterTheme } from '../../text/chronicle.js';
import { describe } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { FigureList } from '../../ui/figure-list.js';
import { t } from '../../words/t.js';
import { usePointer, useTable } from '../context.js';
import { CardButton } from '../people/held-cards.js';
import { findMonster, findOpponent } from '../stage/opponent.js';
import { MonsterDetails } from '../threat/monster-details.js';
import { MonsterPlate, MonsterScene, SmallPlate } from '../threat/plate.js';
import { CheckPreview, CheckSum, CheckSummary, FailurePrice } from './check-sum.js';
import './decision.css';
import './about.css';
import './laid-out.css';

/**
 * The subject of a question: a monster, a check that was rolled, a card's effect, an encounter. Its headings come
 * before the question and are of the same level.
 */
export function DecisionSubject({ decision }: { decision: TypedDecision }) {
  const { snapshot, gameUi } = useTable();
  const { view } = snapshot;
  const about = aboutOf(decision);
  const at = view.investigators[decision.by[0] ?? 0]?.place;
  if (about.rolled && about.sources) {
    return (
      <>
        <RollOpponent decision={decision} />
        <CheckSum check={about as CheckDetails} by={decision.by[0] ?? 0} />
      </>
    );
  }
  if (about.monster !== undefined) return <MonsterSubject token={about.monster} />;
  if (about.monsters && about.monsters.length > 0) return <MonsterSubjects tokens={about.monsters} />;
  if (about.effects) return <EffectSubject about={about} at={at} named />;
  if (about.entries && about.entries.length > 0) return <EncounterSubject about={about} at={at} />;
  if (about.gate !== undefined) return <GateSubject of={about.gate} />;
  if (about.cards) return <CardsForSale cards={about.cards} />;
  if (gameUi.confrontation(view)) return <AncientOneSubject about={about} />;
  const from = about.checks?.roll?.sources.find(({ source }) => source.includes('/'))?.source;
  if (from !== undefined) return <EffectSubject about={{ source: from }} at={at} />;
  // The subject shows its own text; the text of an encounter is among the news.
  const cause = decision.args && 'source' in decision.args ? decision.args.source : undefined;
  return cause === undefined || cause.includes('/') ? null : <SourceText source={cause} />;
}

/** The text of the card or sheet that asks. */
function SourceText({ source }: { source: string }) {
  const { content, wordsAt } = useLoadedContent();
  const { view } = useTable().snapshot;
  const text = causeText(wordsAt(view), content, source);
  if (text.length === 0) return null;
  return (
    <section className="effect">
      <SmallPlate of={source} at={undefined} />
      <div>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** The checks that the question leads to: their dice, and the chance to pass; none if there are more than two. */
export function UpcomingChecks({ decision }: { decision: TypedDecision }) {
  const about = aboutOf(decision);
  const checks = about.checks ?? {};
  // Dice of cards in hand count; cards that could be used have their own chance on their answers. Two checks are in the
  // order of their answers.
  const own = decision.options.filter(({ key }) => !isUse(key) && key !== 'o.investigator');
  const shown = checks.roll ? [checks.roll] : own.flatMap(({ id }) => checks[id] ?? []);
  const [one, two, ...more] = shown;
  if (!one || about.rolled || more.length > 0) return null;
  const by = decision.by[0] ?? 0;
  if (!two) {
    return (
      <>
        <CheckPreview check={one} />
        <FailurePrice check={one} by={by} />
      </>
    );
  }
  return (
    <div className="check-pair">
      <CheckSummary check={one} by={by} />
      <CheckSummary check={two} by={by} />
    </div>
  );
}

/** The monster at hand: its picture, its figures and its text. */
function MonsterSubject({ token }: { token: string }) {
  const { content } = useLoadedContent();
  const { view } = useTable().snapshot;
  const kind = findMonster(content, token);
  if (!kind) return null;
  return (
    <section className="foe">
      <div className="foe-plate" data-about={token}>
        <MonsterScene kind={kind} at={view.monsters.find((monster) => monster.token === token)?.at} />
      </div>
      <MonsterDetails token={token} kind={kind} />
    </section>
  );
}

/** The opponent of a roll stays visible while its dice are shown. */
function RollOpponent({ decision }: { decision: TypedDecision }) {
  const loaded = useLoadedContent();
  const { view } = useTable().snapshot;
  const token = findOpponent(loaded, decision);
  const kind = token === undefined ? undefined : findMonster(loaded.content, token);
  if (!kind) return null;
  return (
    <div className="foe-plate of-roll" data-about={token}>
      <MonsterScene kind={kind} at={view.monsters.find((monster) => monster.token === token)?.at} />
    </div>
  );
}

/** Several monsters at once (Haunt): each with its picture and its figures. */
function MonsterSubjects({ tokens }: { tokens: readonly string[] }) {
  const { content, words } = useLoadedContent();
  const { view } = useTable().snapshot;
  if (tokens.length === 1) return <MonsterSubject token={tokens[0] as string} />;
  return (
    <ul className="foes">
      {tokens.map((token) => {
        const kind = content.tokens.get(token);
        return (
          kind && (
            <li key={token}>
              <MonsterPlate kind={kind} at={view.monsters.find((monster) => monster.token === token)?.at} />
              <b>{words.name('monster', token)}</b>
              <span className="small">
                {t('ui.figure.awareness')} {words.signed(kind.awareness)}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function SubjectFigures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return <FigureList figures={figures} className={`figures of-${figures.length}`} />;
}

/** The Ancient One: in the final battle, or (Haunt) in an encounter with it. */
function AncientOneSubject({ about }: { about: About }) {
  const loaded = useLoadedContent();
  const { content, words, wordsAt } = loaded;
  const { snapshot, gameUi } = useTable();
  const { view } = snapshot;
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const { round = 1, battle } = gameUi.confrontation(view) ?? {};
  const text = ancientOneText(wordsAt(view), def);
  const rating = battle ? words.signed(battle.rating) : currentRating(loaded, def, view.terror);
  const needed = about.checks?.roll?.difficulty;
  const figures: [string, string][] = [
    [t('ui.rail.combat'), rating ?? text.combatRating],
    [t('ui.table.doom'), String(view.doom)],
  ];
  if (battle) {
    const n = view.investigators.length;
    figures.push([t('ui.about.successes'), t('ui.timeline.of', { at: battle.pool, n })]);
  } else if (needed !== undefined) figures.push([t('ui.figure.toughness'), String(needed)]);
  return (
    <section className="foe on-stage">
      <div className="foe-head">
        <h3 aria-level={2}>
          {def.name} <small>{t('ui.about.round', { n: round })}</small>
        </h3>
        <SubjectFigures figures={figures} />
      </div>
      <div className="foe-text">
        {def.defenses.map((ability) => (
          <p key={ability}>{words.say(`ability.${ability}`)}</p>
        ))}
      </div>
    </section>
  );
}

/** The effect of a card. `named`: the question already names the card. */
function EffectSubject({ about, at, named = false }: { about: About; at: string | undefined; named?: boolean }) {
  const loaded = useLoadedContent();
  const { wordsAt } = loaded;
  const { view } = useTable().snapshot;
  const [effect] = about.effects ?? [];
  const source = about.source === undefined ? undefined : sourceName(loaded, about.source);
  const card = about.source === undefined || about.source.includes('/') ? undefined : about.source;
  // Choices describe themselves in their answers. Other cards show their whole text, as do rules of their own.
  const whole = card === undefined ? [] : causeText(wordsAt(view), loaded.content, card);
  const lines = effect && effect.do !== 'choose' ? [effectText(wordsAt(view), [effect])] : whole;
  return (
    <section className="effect">
      <SmallPlate of={about.source} at={about.source?.includes('/') ? at : undefined} />
      <div>
        {source !== undefined && !named && <h3 aria-level={2}>{capitalize(source)}</h3>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** An encounter at the investigator's place; with several cards, their options show the rest. */
function EncounterSubject({ about, at }: { about: About; at: string | undefined }) {
  const loaded = useLoadedContent();
  const { view } = useTable().snapshot;
  const [entry, ...others] = about.entries ?? [];
  // The picture above shows its place.
  if (!entry || others.length > 0) return null;
  const theme = entry.at === undefined ? undefined : encounterTheme(loaded, entry.card, entry.at);
  return (
    <section className="effect">
      <SmallPlate of={entry.at} at={at} />
      <div>
        {theme !== undefined && <h3 aria-level={2}>{capitalize(theme)}</h3>}
        <Atmosphere of={`${entry.card}/${entry.at ?? 'other'}`} />
        <p>{encounterText(loaded, entry.card, entry.at, view)}</p>
      </div>
    </section>
  );
}

function GateSubject({ of }: { of: string }) {
  const loaded = useLoadedContent();
  const description = describe(loaded, of);
  if (!description) return null;
  return (
    <section className="effect">
      <SmallPlate of={of} at={of} />
      <div className="foe-head">
        <h3 aria-level={2}>
          {description.kind}: {description.name}
        </h3>
        <SubjectFigures figures={description.figures} />
        <Atmosphere of={loaded.content.gateMarkers.get(of)?.world} />
      </div>
    </section>
  );
}

/** Cards on sale, including unaffordable ones. */
function CardsForSale({ cards }: { cards: readonly string[] }) {
  return (
    <section className="shown">
      <h3>{t('ui.about.on-offer')}</h3>
      <ul className="laid-out">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only in position
          <li key={`${card} ${i}`}>
            <OfferedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferedCard({ card }: { card: string }) {
  const { content, words } = useLoadedContent();
  const pointer = usePointer(card);
  const price = content.cards.get(card)?.price;
  return (
    <CardButton card={card} state={pointer} {...pointer.handlers}>
      {price === undefined ? '' : words.say('amount.money', { n: price })}
    </CardButton>
  );
}

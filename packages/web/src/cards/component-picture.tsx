import type { ReactNode } from 'react';
import { AncientOnePicture } from '../art/ancient-ones.js';
import { CardIcon } from '../art/card-icons.js';
import { HeraldPicture } from '../art/herald-picture.js';
import { TokenMark } from '../art/monsters.js';
import { PlacePicture, ScenePicture } from '../art/places.js';
import { Portrait } from '../art/portraits.js';
import { artOf } from '../art/registry.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../art/worlds.js';
import { SymbolMark } from '../board/symbols.js';
import { EMBLEM_BOXES, TOKEN_OUTLINES } from '../board/token-shapes.js';
import { useLoadedContent } from '../text/use-content.js';
import type { CatalogueEntry } from './catalogue.js';

/** The picture of a component. Has no title, since the name is printed beside it. */
export function ComponentPicture({ entry, small = false }: { entry: CatalogueEntry; small?: boolean }): ReactNode {
  const { content } = useLoadedContent();
  const { id, kind } = entry;
  switch (kind) {
    case 'investigators':
      return <Portrait id={id} head={small} />;
    case 'ancient-ones':
      return <AncientOnePicture id={id} />;
    case 'monsters':
      return small ? <Token id={id} /> : <Monster id={id} />;
    case 'places':
      return <Place id={id} />;
    case 'worlds':
      return <World id={id} />;
    case 'gates':
      return <Gate id={id} />;
    case 'mythos': {
      const { gate, activity, type } = content.mythos.get(id) ?? {};
      const at = gate ?? (activity === undefined ? undefined : content.locationsOf(activity)[0]?.id);
      return at === undefined ? <CardIcon card={{ id, type }} /> : <Place id={at} />;
    }
    case 'location-cards':
      return <Place id={content.locationCards.get(id)?.entries[0]?.at ?? ''} />;
    case 'gate-cards':
      return <GateCard id={id} />;
    case 'table-cards':
      if (artOf('scenes', id)) return <Scene id={id} />;
      if (artOf('heralds', id)) return <HeraldPicture id={id} />;
      return <CardIcon card={{ id, type: content.tableCards.get(id)?.kind }} />;
    default: {
      const card = content.cards.get(id);
      return card ? <CardIcon card={card} /> : null;
    }
  }
}

function Place({ id }: { id: string }) {
  const { content } = useLoadedContent();
  // A street without a drawing shows its first location.
  const at = artOf('places', id) ? id : (content.locationsOf(id)[0]?.id ?? id);
  return (
    <svg className="place-picture" viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <PlacePicture id={at} />
    </svg>
  );
}

/** A scene on a stage. */
function Scene({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 60 38" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <ScenePicture id={id} />
    </svg>
  );
}

function World({ id }: { id: string }) {
  return (
    <svg
      viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="near"
    >
      <WorldPicture id={id} />
    </svg>
  );
}

/** A gate marker: the world in cold light, with its symbol. */
function Gate({ id }: { id: string }) {
  const { content } = useLoadedContent();
  const gate = content.gateMarkers.get(id);
  if (!gate) return null;
  return (
    <svg viewBox="19 0 40 40" aria-hidden="true" className="near">
      <WorldPicture id={gate.world} />
      <circle cx={50} cy={31} r={7.4} fill="#041012" stroke="var(--cold)" strokeWidth={0.8} />
      <g transform="translate(50 31) scale(0.66)" color="var(--cold)">
        <SymbolMark symbol={gate.symbol} />
      </g>
    </svg>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  blue: '#5f93c4',
  green: '#5fa06e',
  red: '#c4604a',
  yellow: '#d3b04a',
  none: '#b9b098',
};

/** The back of a gate card: a spiral path in its colour or colours. */
function GateCard({ id }: { id: string }) {
  const { content } = useLoadedContent();
  const card = content.gateCards.get(id);
  if (!card) return null;
  const first = COLOURS[card.colour];
  const second = COLOURS[card.secondColour ?? card.colour];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M0 0H40V40H0Z" fill="#101d21" />
      <path d="M20 3L37 20L20 37L3 20Z" fill="none" stroke={second} strokeWidth={1.6} />
      <path
        d="M20 20C20 16 26 16 26 21C26 28 14 28 14 20C14 10 29 9 31 20"
        fill="none"
        stroke={first}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A monster's large picture with its token beside it; only the token if there is no picture. */
function Monster({ id }: { id: string }) {
  const plate = artOf('plates', id);
  if (plate === undefined) return <Token id={id} />;
  return (
    <div className="card-plate">
      <img src={plate} alt="" />
      <Token id={id} />
    </div>
  );
}

/** A monster's token. */
function Token({ id }: { id: string }) {
  const { content } = useLoadedContent();
  const kind = content.monsters.get(id);
  if (!kind) return null;
  const { movement } = kind;
  return (
    <svg viewBox="-15 -15 30 30" aria-hidden="true">
      <g className="monster">
        <path className={`plate ${movement}`} d={TOKEN_OUTLINES[movement]} />
        <TokenMark kind={id} box={EMBLEM_BOXES[movement]} />
        <path className="edge" d={TOKEN_OUTLINES[movement]} />
        <circle className="seat" cx={8.4} cy={8.4} r={5.2} />
        <g className="dimension" transform="translate(8.4 8.4) scale(0.52)">
          <SymbolMark symbol={kind.symbol} />
        </g>
      </g>
    </svg>
  );
}

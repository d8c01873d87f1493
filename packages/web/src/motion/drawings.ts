const SVG = 'http://www.w3.org/2000/svg';

/** Draws the travelling lamp: a pool of light under a pointer, like that of the deciding investigator. */
export function createLamp(): SVGGElement {
  const lamp = createGroup('person');
  lamp.append(
    createShape('circle', { r: '24', fill: 'url(#lamplight)' }),
    createShape('path', { d: 'M-5 -23H5L0 -17Z', class: 'pointer' }),
  );
  return lamp;
}

/** Draws a travelling clue. */
export function createLens(): SVGGElement {
  const lens = createGroup('clue');
  lens.append(createShape('path', { d: 'M5 5L11 11', class: 'handle' }), createShape('circle', { r: '9' }));
  return lens;
}

function createGroup(name: string): SVGGElement {
  const element = document.createElementNS(SVG, 'g');
  element.setAttribute('class', name);
  return element;
}

function createShape(name: 'circle' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

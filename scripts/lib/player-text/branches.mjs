/** The texts of a message: one for each branch of its choices. */

/**
 * Returns the texts of a message. The first takes the first branch of every choice, the second the second, and so on;
 * a choice with fewer branches repeats its last. Every branch is in one of them.
 */
export function textsOf(message) {
  return [...new Set(expand(message).map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}

function expand(message) {
  let texts = [''];
  let at = 0;
  const add = (more) => {
    const n = Math.max(texts.length, more.length);
    texts = Array.from({ length: n }, (_, i) => (texts[i] ?? texts.at(-1)) + (more[i] ?? more.at(-1)));
  };
  while (at < message.length) {
    const open = message.indexOf('{', at);
    add([message.slice(at, open < 0 ? undefined : open)]);
    if (open < 0) break;
    const end = closingBrace(message, open);
    add(expandArgument(message.slice(open + 1, end - 1)));
    at = end;
  }
  return texts;
}

function expandArgument(inner) {
  const [, name, rest] = /^\s*(\w+)\s*,\s*(?:select|plural|selectordinal)\s*,([\s\S]*)$/.exec(inner) ?? [];
  if (name === undefined) return [`{${inner.trim()}}`];
  const branches = [];
  for (let at = 0; ; ) {
    const open = rest.indexOf('{', at);
    if (open < 0) break;
    at = closingBrace(rest, open);
    branches.push(...expand(rest.slice(open + 1, at - 1)));
  }
  return branches.length > 0 ? branches : [''];
}

/** Index after the brace that closes the one at `from`. */
function closingBrace(message, from) {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at + 1;
  }
  return message.length;
}

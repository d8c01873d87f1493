/**
 * V8 makes fast what has run for a while, on another core if there is one. Of a start that takes a fifth of all its processor time, for
 * functions that run as often again only when many games are played. So functions run longer before it begins, until there is nothing
 * to do for the first time: a question is asked, or the work of a batch is handed out. Whoever never waits goes on so,
 * which costs each function a few milliseconds.
 */
const { setFlagsFromString } = require('node:v8');

/** How many times longer. */
const LONGER = 8;

class Patience {
  /** `usual`: how long V8 itself lets functions run (`--interrupt-budget`). */
  constructor(usual) {
    this.usual = usual;
    this.lasts = false;
  }

  begin() {
    this.lasts = true;
    wait(this.usual * LONGER);
    setImmediate(() => this.end());
  }

  end() {
    this.lasts = false;
    wait(this.usual);
  }

  /** Does something with V8 as it is by itself: it refuses code that it kept with other flags. */
  without(work) {
    if (!this.lasts) return work();
    wait(this.usual);
    try {
      return work();
    } finally {
      wait(this.usual * LONGER);
    }
  }
}

function wait(budget) {
  setFlagsFromString(`--interrupt-budget=${budget}`);
}

module.exports = { Patience };

/** Of so many entries at most a table tells at once what they told: who missed more hears of the last ones. */
export const MAX_UPDATE_ENTRIES = 400;

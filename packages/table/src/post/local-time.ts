/** Local clocks of a time zone. Times are milliseconds since 1970. */
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;

interface LocalTime {
  /** From 0, Sunday. */
  readonly weekday: number;
  /** Since midnight. */
  readonly minutes: number;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const SATURDAY = 6;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the minutes since midnight on local clocks. */
export function localMinutes(zone: string, at: number): number {
  return localTimeOf(zone, at).minutes;
}

function localTimeOf(zone: string, at: number): LocalTime {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  const part = (type: 'weekday' | 'hour' | 'minute') => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: WEEKDAYS.indexOf(part('weekday')), minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** Returns the weekends that touch a span, from the midnight before Saturday to that after Sunday. */
export function weekendsIn(
  zone: string,
  from: number,
  until: number,
): { readonly from: number; readonly until: number }[] {
  const { weekday, minutes } = localTimeOf(zone, from);
  const days = weekday === 0 ? -1 : SATURDAY - weekday;
  const weekends: { readonly from: number; readonly until: number }[] = [];
  let saturday = nearestMidnight(zone, from - minutes * MINUTE + days * DAY);
  while (saturday < until) {
    weekends.push({ from: saturday, until: nearestMidnight(zone, saturday + 2 * DAY) });
    saturday = nearestMidnight(zone, saturday + 7 * DAY);
  }
  return weekends;
}

/** Clock changes shift a midnight by at most a few hours. */
function nearestMidnight(zone: string, at: number): number {
  const whole = Math.floor(at / MINUTE) * MINUTE;
  const minutes = localMinutes(zone, whole);
  return whole + (minutes * 2 < DAY_MINUTES ? -minutes : DAY_MINUTES - minutes) * MINUTE;
}

// Times of day: kept in minutes after midnight (UTC), told as the clock on the wall says.
const DAY = 24 * 60;

/** "22:30" here, as minutes after midnight (UTC). */
export function toUtc(time: string, offset = new Date().getTimezoneOffset()): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (((hours * 60 + minutes + offset) % DAY) + DAY) % DAY;
}

export function toLocal(utc: number, offset = new Date().getTimezoneOffset()): string {
  const minutes = (((utc - offset) % DAY) + DAY) % DAY;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

// What a browser says of itself, in two words somebody recognises. Browsers pretend to be each other: the more particular come first.
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const;

/** "Firefox · Linux", or nothing for what is no known browser. */
export function deviceName(said: string): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([, mark]) => mark.test(said))?.[0]);
  return found.filter((name) => name !== undefined).join(' · ');
}

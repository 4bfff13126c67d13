// Addresses of the site. Links are ordinary links; clicks on them are answered without loading the page again.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; game: string }
  | { page: 'account' }
  | { page: 'credits' }
  | { page: 'lost' };

export class Router {
  path = $state('/');
  hash = $state('');
  query = $state('');

  constructor() {
    this.#read();
  }

  get route(): Route {
    return routeOf(this.path);
  }

  /** Starts answering links and the back button; returns how to stop. */
  listen(): () => void {
    const onPop = () => this.#read();
    const onClick = (event: MouseEvent) => this.#follow(event);
    addEventListener('popstate', onPop);
    addEventListener('hashchange', onPop);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('hashchange', onPop);
      document.removeEventListener('click', onClick);
    };
  }

  go(href: string): void {
    history.pushState(null, '', href);
    this.#read();
  }

  /** Changes the address without a step in the history. */
  replace(href: string): void {
    history.replaceState(null, '', href);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export function routeOf(path: string): Route {
  const [first, second, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 'account' && second === undefined) return { page: 'account' };
  if (first === 'credits' && second === undefined) return { page: 'credits' };
  if (first === 'replay') return { page: 'replay', id: second ?? null };
  if (second === undefined) return { page: 'lost' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 't') return { page: 'table', id: second };
  if (first === 'rules') return { page: 'rules', game: second };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// Runs before the first paint, so that a chosen theme never flashes in another one, and that what the order list needs
// does not wait for the app.
(() => {
  const merke = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage may be forbidden; the default theme serves then, and nobody is logged in.
      return null;
    }
  };
  const wurzel = document.documentElement;
  const dunkel = matchMedia('(prefers-color-scheme: dark)').matches;
  wurzel.dataset.theme = merke('stil') || (dunkel ? 'dunkel' : 'hell');
  if (!merke('token')) return;
  if (/^.($|auftragsmanagement|masterdata|admin|ueber)/.test(location.pathname)) wurzel.dataset.geruest = '';
  const breit = matchMedia('(min-width: 600px)').matches;
  if (!breit || !/^.(auftragsmanagement.auftragsresearch)?$/.test(location.pathname)) return;
  // After the app itself, which asks for the orders meanwhile: all at once it would come last, being the largest.
  new PerformanceObserver((liste, beobachter) => {
    if (!liste.getEntries().some(({ name }) => /\/assets\/index-.*js$/.test(name))) return;
    beobachter.disconnect();
    for (const href of document.querySelector('meta[name="voraus"]')?.content.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), {
          ...(href.endsWith('.json') ? { rel: 'preload', as: 'fetch' } : { rel: 'modulepreload' }),
          crossOrigin: '',
          fetchPriority: 'low',
          href,
        }),
      );
  }).observe({ type: 'resource', buffered: true });
})();

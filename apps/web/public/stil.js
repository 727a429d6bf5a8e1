// Runs before the first paint, so that a chosen theme never flashes in another one.
(() => {
  let stil = null;
  try {
    stil = localStorage.getItem('stil');
  } catch {
    // Storage may be forbidden; the default theme serves then.
  }
  const dunkel = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = stil || (dunkel ? 'dunkel' : 'hell');
})();

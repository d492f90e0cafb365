/** Lets the browser keep the built client, so that it opens without a connection too. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => {
        const used = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
        const assets = used.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'));
        active?.postMessage({ type: 'used', paths: assets.map((url) => url.pathname) });
      })
      .catch(() => undefined);
  });
}

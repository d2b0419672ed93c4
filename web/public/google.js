// The end of signing in with Google, in the popup: tells the page that waits how it went, and
// closes. Where this is no popup, it goes on to where the person belongs.
(() => {
  const { message } = document.documentElement.dataset;
  const channel = new BroadcastChannel('weekplate-google');
  channel.postMessage({ message });
  window.close();
  // Closing is refused to a window that no script has opened.
  if (!message) setTimeout(() => location.replace('/dashboard'), 500);
})();

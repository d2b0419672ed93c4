// The end of signing in with Google, in the popup: tells the waiting page the result, and closes. In a normal
// window it goes on to the person's own screen.
(() => {
  const message = document.querySelector('[role="alert"]')?.textContent;
  const channel = new BroadcastChannel('weekplate-google');
  channel.postMessage({ message });
  window.close();
  // A window that no script has opened cannot be closed by a script.
  if (!message) setTimeout(() => location.replace('/dashboard'), 500);
})();

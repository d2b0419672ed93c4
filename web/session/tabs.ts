type News = 'signed-in' | 'signed-out';

const channel = open();

/** Of a browser told to keep nothing some refuse this too: then each tab is alone. */
function open(): Pick<BroadcastChannel, 'postMessage' | 'onmessage'> {
  try {
    return new BroadcastChannel('weekplate-session');
  } catch {
    return { postMessage: () => undefined, onmessage: null };
  }
}

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: News): void {
  channel.postMessage(news);
}

/** Hears what another tab did. */
export function hearOtherTabs(listener: (news: News) => void): void {
  channel.onmessage = (event: MessageEvent<News>) => listener(event.data);
}

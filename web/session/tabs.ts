type News = 'signed-in' | 'signed-out';

const channel = open();

/** A browser set to keep nothing may refuse this too. Then a tab hears nothing of the others. */
function open(): Pick<BroadcastChannel, 'postMessage' | 'onmessage'> {
  try {
    return new BroadcastChannel('weekplate-session');
  } catch {
    return { postMessage: () => undefined, onmessage: null };
  }
}

/** Sends news to the other tabs of this browser. */
export function tellOtherTabs(news: News): void {
  channel.postMessage(news);
}

/** Calls `listener` with the news of another tab. */
export function hearOtherTabs(listener: (news: News) => void): void {
  channel.onmessage = (event: MessageEvent<News>) => listener(event.data);
}

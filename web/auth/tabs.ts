type News = 'signed-in' | 'signed-out';

const channel = new BroadcastChannel('weekplate-session');

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: News): void {
  channel.postMessage(news);
}

/** Hears what another tab did. */
export function hearOtherTabs(listener: (news: News) => void): void {
  channel.onmessage = (event: MessageEvent<News>) => listener(event.data);
}

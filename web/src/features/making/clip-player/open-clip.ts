// Clips on a server, read by range in the browser. To be imported late: what it stands on is large.
import { Input, MATROSKA, MP4, QTFF, UrlSource, WEBM } from 'mediabunny'

const cacheBytes = 32 * 1024 * 1024
const retrySeconds = [0.3, 1]

/** To be disposed of by who opens it. */
export function openClip(url: string): Input {
  return new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new UrlSource(url, {
      maxCacheSize: cacheBytes,
      getRetryDelay: (previousAttempts) => retrySeconds[previousAttempts] ?? null,
      handleUnhandledError: () => undefined,
    }),
  })
}

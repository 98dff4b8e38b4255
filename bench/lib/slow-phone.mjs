// A phone behind a slow network: its processor is 4 times slower, and the network is what Lighthouse and DevTools apply for 'Slow 4G'
// (once 'Fast 3G'): 1.6 Mbit/s, 150 ms, as request-level throttling.
export const slowPhone = {
  cpu: 4,
  net: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6e6 * 0.9) / 8,
    uploadThroughput: (750e3 * 0.9) / 8,
  },
}

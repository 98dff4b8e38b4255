// The baseline: rawproxy.mjs and its bare page.
import { openai } from '../lib/readers.mjs'
export default ({ port, upstream, harness }) => ({
  start: {
    cmd: process.execPath,
    args: [`${harness}rawproxy.mjs`, '--port', String(port), '--upstream', upstream],
    ready: `http://127.0.0.1:${port}/`,
  },
  load: {
    request: ({ prompt }) => ({
      path: '/v1/chat/completions',
      body: { model: 'bench', stream: true, messages: [{ role: 'user', content: prompt }] },
    }),
    reader: openai,
  },
  browser: {
    path: '/',
    composer: 'textarea',
    answer: '.m.assistant',
    seed: (page, msgs) =>
      page.evaluate((m) => localStorage.setItem('seed', JSON.stringify(m)), msgs),
    open: (page) => page.click('#open'),
    scroller: '#log',
  },
})

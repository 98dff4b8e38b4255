// Asks for what the screen that comes asks first, before any script file has come, as whoever calls; src/api/early-replies.ts hands the
// replies over. What it asks must be what the screen asks to the letter: `early-calls.screen.ts` tells.
;(({ dataset, lang }) => {
  try {
    const path = dataset.leadsTo.toLowerCase().replace(/(.)\/$/, '$1')
    const { encryptStorage } = JSON.parse(document.getElementById('boot').textContent).site
    // A filter in the address asks for something else; what is enciphered cannot be read here; a look has a login of its own.
    const isPlain = !location.hash && (!location.search || path === '/chat')
    if (!isPlain || encryptStorage || sessionStorage.look) return
    const kept = (key) => {
      const { value, expire } = JSON.parse(localStorage[key] || '{}')
      return expire && expire <= Date.now() ? undefined : value
    }
    const language = kept('appSetting')?.language || lang
    const works = (type, size) => `/chatLog/draw?type=${type}&page=1&size=${size}`
    const examples = (type) =>
      `/midjourney/getExampleList?page=1&size=100&language=${language}&type=${type}`
    const demos = (kind) => `/autoreply/query${kind}Demo?page=1&size=24&language=${language}`
    const models = '/works/models'
    const talkers = '/autoreply/queryGptModel'
    const groups = '/group/query'
    const calls = {
      '/chat': [talkers, groups],
      '/mobilehome': [
        talkers,
        examples(1),
        demos('Video'),
        demos('Music'),
        groups,
        '/chatLog/draw?page=1&size=4',
      ],
      '/midjourney': [
        '/autoreply/queryMjModel',
        '/midjourney/drawList?page=1&size=12',
        examples(1),
        '/fanyi/price',
      ],
      '/draw': [`${models}?type=2`, works(2, 12), examples(2)],
      '/sd3': [`${models}?type=4`, works(4, 8), examples(4)],
      '/video': [`${models}?type=6`, works(6, 12), demos('Video')],
      '/music': [
        `${models}?type=7`,
        `/autoreply/queryMusicType?page=1&size=100&language=${language}`,
        works(7, 12),
        demos('Music'),
      ],
      '/history': ['/chatLog/draw?page=1&size=40', models],
      '/designerwork': ['/collect/getAllList?order=new&size=40', models, '/gallery/tags?size=40'],
    }[path]
    if (!calls) return
    const token = kept('token')
    let guest = kept('uuidToken')
    if (!token && !guest) {
      const id = URL.createObjectURL(new Blob())
      URL.revokeObjectURL(id)
      ;[guest] = /(?<=uuidToken=)[\w-]+/.exec(document.cookie) || [id.slice(-36)]
      localStorage.uuidToken = JSON.stringify({ value: guest, expire: null })
    }
    const authorization = token ? `Bearer ${token}` : `Guest ${guest}`
    const headers = { accept: 'application/json', 'accept-language': language, authorization }
    const ask = (call) => [`/api${call}`, fetch(`/api${call}`, { headers })]
    globalThis.earlyCalls = {
      authorization,
      language,
      askedAtMs: performance.now(),
      replies: new Map(calls.map(ask)),
    }
    for (const reply of globalThis.earlyCalls.replies.values()) reply.catch(() => 0)
  } catch {
    // The screen asks by itself.
  }
})(document.documentElement)

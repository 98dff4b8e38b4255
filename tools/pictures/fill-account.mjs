// What the pictures of the product show: somebody with works, published ones, a conversation and a song, all made by the product itself.

const prompts = [
  ['a swan on a quiet lake at dawn', '16:9'],
  ['a red fox in the snow, forest', '3:4'],
  ['a castle on a cliff in a storm', '4:3'],
  ['a sailboat at sunset', '16:9'],
  ['mountains and aurora over a lake', '3:2'],
  ['a lighthouse at night, stars', '3:4'],
  ['a train on a bridge in autumn', '16:9'],
  ['a dragon above the clouds', '4:3'],
  ['a whale under the moon', '1:1'],
  ['tulips by a windmill', '4:3'],
  ['a corgi on the beach', '1:1'],
  ['a rocket at night, stars', '3:4'],
  ['a robot in a city at night with rain', '16:9'],
  ['a panda in a forest, morning', '4:3'],
]
const published = 11

/** Calls the product's wire, as somebody once `token` is known. */
function callsOf(address) {
  let authorization
  const call = async (path, body) => {
    const reply = await fetch(`${address}/api${path}`, {
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { success, message, data } = await reply.json()
    if (!success) throw new Error(`${path}: ${message}`)
    return data
  }
  return {
    call,
    as: (token) => {
      authorization = `Bearer ${token}`
    },
  }
}

/** Resolves once everything that was asked for is made; throws when something of it failed. */
async function untilMade(call) {
  for (;;) {
    const { rows } = await call('/chatLog/draw?page=1&size=50')
    const states = rows.map(({ status }) => status)
    if (states.includes(4)) throw new Error('A work could not be made.')
    if (states.every((state) => state === 3)) return rows
    await new Promise((done) => setTimeout(done, 1000))
  }
}

/** Makes the operator of an installation by the link of its first start, with all that the pictures show. Resolves with their token. */
export async function fillAccount(address, claim) {
  const { call, as } = callsOf(address)
  const { token } = await call('/auth/claimOperator', {
    token: claim,
    username: 'lena',
    password: 'a long password',
  })
  as(token)
  const painter = (await call('/works/models?type=2')).find(({ builtin }) => builtin)
  const ids = []
  for (const [prompt, aspect] of prompts) {
    const request = { modelId: painter.id, prompt, params: { aspect } }
    ids.push((await call('/queue/sdxlCreate', request)).id)
  }
  await call('/queue/runwayVideo', { prompt: 'rain over a town at night', params: {} })
  for (const prompt of [
    'a calm evening by the sea',
    'a fast dance in the rain',
    'morning in the hills',
  ])
    await call('/queue/getWholeSong', { prompt })
  await untilMade(call)
  for (const [at, id] of ids.slice(0, published).entries())
    await call('/gallery/publish', {
      ids: [id],
      title: prompts[at][0].replace(/^a /, '').replace(/,.*/, ''),
      tags: at % 2 ? ['nature'] : ['nature', 'light'],
    })
  return token
}

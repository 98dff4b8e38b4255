import { afterEach, describe, expect, it } from 'vitest'
import type { StemsRequest } from '../../kinds/stems.ts'
import type { Ticket } from '../../kinds/work.ts'
import { readBytes } from '../../read-reply.ts'
import { songRequest } from '../../testing/music-harness.ts'
import { isMp3 } from '../../testing/music-sample.ts'
import type { MusicStandIn } from '../../testing/music-stand-in.ts'
import { startGcuiServer } from '../../testing/suno-gcui-server.ts'
import { startSunoOrgServer } from '../../testing/suno-org-server.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import { suno } from './index.ts'
import type { DialectName } from './suno.dialects.ts'

const open = (dialect: DialectName, baseUrl: string) => {
  const { music, stems } = suno.create(suno.settings.parse({ dialect, baseUrl, apiKey: 'k' }))
  if (!music || !stems) return expect.fail(`${dialect} makes no songs or takes none apart`)
  return { music, stems }
}

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close()
})

/** A song that was made, and who takes it apart. */
async function withSong(dialect: 'sunoapi.org' | 'gcui') {
  const start = { 'sunoapi.org': startSunoOrgServer, gcui: startGcuiServer }[dialect]
  const server: MusicStandIn = await start({ key: 'k' })
  const io: TestIo & { progress(): void } = Object.assign(createTestIo(), { progress() {} })
  closing.push(io, server)
  const { music, stems } = open(dialect, server.url)
  const [model] = await music.listModels(io)
  const answer = await music.submit(songRequest({ model: model?.name ?? '' }), io)
  server.move('done')
  if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
  const made = await music.check(answer.ticket, io)
  if (made.state !== 'done' || made.ticket === undefined) return expect.fail('there is no song')
  const request: StemsRequest = {
    ...songRequest({ parent: { ticket: made.ticket, index: 1 } }),
    model: 'suno-stems',
    task: 'separate',
  }
  const follow = async (ticket: Ticket | undefined) => {
    if (!ticket) return expect.fail('there is no ticket')
    server.move('waiting')
    expect((await stems.check(ticket, io)).state).toBe('waiting')
    server.move('bare')
    expect((await stems.check(ticket, io)).state).toBe('running')
    server.move('failed')
    expect((await stems.check(ticket, io)).state).toBe('failed')
    server.move('done')
    const status = await stems.check(JSON.parse(JSON.stringify(ticket)), io)
    return status.state === 'done' ? status.outcome.stems : expect.fail(status.state)
  }
  return { server, io, stems, request, follow }
}

describe.each(['sunoapi.org', 'gcui'] as const)('a song of %s is taken apart', (dialect) => {
  it('into voice and the rest, with one request', async () => {
    const { server, io, stems, request, follow } = await withSong(dialect)
    const answer = await stems.submit(request, io)
    const tracks = await follow(answer.ticket)
    expect(tracks.map(({ name }) => name)).toEqual(['vocals', 'backing'])
    for (const { audio } of tracks) {
      const reply = await io.request({
        method: 'GET',
        url: 'url' in audio ? audio.url : '',
        headers: {},
      })
      expect(isMp3(await readBytes(reply, io.signal))).toBe(true)
    }
    expect(server.submits).toHaveLength(2)
    expect(server.taken).toBe(2)
  })

  it('never without the song', async () => {
    const { server, io, stems, request } = await withSong(dialect)
    for (const parent of [null, { ticket: request.parent?.ticket ?? {}, index: 7 }])
      await expect(stems.submit({ ...request, parent }, io)).rejects.toMatchObject({
        kind: 'invalid',
      })
    expect(server.submits).toHaveLength(1)
  })

  it('and says that no credit is left', async () => {
    const { server, io, stems, request } = await withSong(dialect)
    server.meet('submit', 'no-money')
    await expect(stems.submit(request, io)).rejects.toMatchObject({ kind: 'quota' })
  })
})

it('sunoapi.org takes a song apart into all tracks, each name once', async () => {
  const { io, stems, request, follow, server } = await withSong('sunoapi.org')
  const answer = await stems.submit({ ...request, params: { stems: 'all' } }, io)
  const tracks = await follow(answer.ticket)
  expect(tracks.map(({ name }) => name)).toEqual(['vocals', 'drums', 'piano', 'other'])
  expect(server.submits.at(-1)?.body).toMatchObject({ type: 'split_stem' })
})

it.each(['new-api', 'suno-api'] as const)('%s takes no songs apart', (dialect) => {
  expect(suno.create(suno.settings.parse({ dialect })).stems).toBeUndefined()
})

it('offers the versions that an operator names in place of those that are known', async () => {
  const io = createTestIo()
  const server = await startGcuiServer()
  closing.push(io, server)
  const models = 'chirp-v4, chirp-of-tomorrow'
  const settings = suno.settings.parse({ dialect: 'gcui', baseUrl: server.url, models })
  const listed = await suno.create(settings).music?.listModels(io)
  expect(listed?.map(({ name, label }) => [name, label])).toEqual([
    ['chirp-v4', 'Suno v4'],
    ['chirp-of-tomorrow', 'Suno chirp-of-tomorrow'],
  ])
})

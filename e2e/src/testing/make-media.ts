// Clips, songs and what songs are taken apart into, made by the built-in engines as somebody asks for them by calls.
import type { Page } from 'playwright-core'
import { callAs } from './seed-conversation.ts'
import { soon } from './soon.ts'

type Told = { status: number; message: string }

const done = 3

async function make(page: Page, path: string, request: object): Promise<number> {
  const { id } = (await callAs(page, path, request)) as { id: number }
  const told = async () => {
    const [work] = (await callAs(page, '/queue/getMjStatus', { ids: [id] })) as Told[]
    if (work && work.status > done) throw new Error(`${path}: ${work.message}`)
    return work?.status
  }
  await soon(told).toBe(done)
  return id
}

/** A clip of two seconds; its number. */
export const makeClip = (page: Page, prompt: string): Promise<number> =>
  make(page, '/queue/runwayVideo', { prompt, params: { seconds: 2, aspect: '16:9' } })

/** A song of ten seconds with two lines of words; its number. */
export const makeSong = (page: Page, request: { prompt: string; title: string }): Promise<number> =>
  make(page, '/queue/getWholeSong', {
    prompt: request.prompt,
    params: {
      title: request.title,
      seconds: 10,
      // By this one both lines are sung within it.
      seed: 1,
      lyrics: 'Boats are coming home\nLights along the sea',
    },
  })

/** The song of a work taken apart; its number. */
export const takeApart = (page: Page, songId: number): Promise<number> =>
  make(page, '/queue/separation', { parent: { id: songId } })

// A song is taken apart by the upstream that made it: it is told which of its songs, and is given no file.
import { startSunoOrgServer } from '@atelier/engines/testing/suno-org-server'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { makeSong } from './testing/make-songs.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

let suno: Awaited<ReturnType<typeof startSunoOrgServer>>
beforeAll(async () => {
  suno = await startSunoOrgServer({ key: 'k', playable: { song: makeSong({ seconds: 3 }) } })
  suno.move('done')
})
const server = useServer(() => ({ env: { SUNO_API_KEY: 'k', SUNO_BASE_URL: suno.url } }))
afterAll(() => suno.close())

const modelPrices = { 'suno-stems': { perSong: 7 }, 'builtin-centre': { perSong: 5 } }
beforeAll(() => setSite(server, english, { modelPrices }))

describe('a song that an upstream made', () => {
  test('is taken apart by it for the price on the button; a file is taken apart by what takes files', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/separation`)
    await page.getByText('Your stems appear here').waitFor()
    const made = (await callAs(page, '/queue/getWholeSong', { prompt: 'rain' })) as { id: number }
    await soon(async () => {
      const [work] = (await callAs(page, '/queue/getMjStatus', { ids: [made.id] })) as {
        status: number
      }[]
      return work?.status
    }).toBe(3)

    await page.getByRole('button', { name: 'From your songs' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose one of your songs' })
    await picker.getByRole('listitem').nth(1).getByRole('button').click()
    await page.getByRole('button', { name: 'Model: Suno', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Split stems · 7 credits' }).click()
    const mixer = page.getByRole('region', { name: /^Mixer: / })
    await mixer.getByRole('group', { name: 'Stem: Vocals' }).waitFor()
    const [song, asked] = suno.submits.slice(-2)
    expect(song?.path).toBe('/api/v1/generate')
    expect(asked?.path).toBe('/api/v1/vocal-removal/generate')

    await page.getByLabel('Add a song').setInputFiles({
      name: 'Night.wav',
      mimeType: 'audio/wav',
      buffer: makeSong({ seconds: 3 }),
    })
    await page.getByRole('button', { name: 'Split stems · 5 credits' }).waitFor()

    // How it was taken apart comes back with its song.
    await page.getByRole('button', { name: /^More actions for / }).click()
    await page.getByRole('menuitem', { name: 'Change settings' }).click()
    await page.getByRole('button', { name: 'Split stems · 7 credits' }).waitFor()
  })
})

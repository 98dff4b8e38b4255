import type { Upload } from '@atelier/contract/features/identity/uploads'
import { expect, test, vi } from 'vitest'
import { ComposerStore, maxPictures } from './composer-store.ts'
import { type Draft, emptyDraft } from './draft-shelf.ts'

const uploaded = (id: string): Upload => ({
  id,
  url: `/api/upload/file?id=${id}`,
  mime: 'image/png',
  width: 4,
  height: 3,
  durationS: null,
  bytes: 9,
})
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

function scene(kept: Record<number, Draft> = {}) {
  const drafts = new Map<number, Draft>()
  const waiting = new Map<string, { done: (u: Upload) => void; fail: (e: Error) => void }>()
  const dropped: string[] = []
  const store = new ComposerStore({
    upload: (wanted, { signal }) =>
      new Promise((done, fail) => {
        waiting.set(wanted.name, { done, fail })
        signal.addEventListener('abort', () => fail(new Error('aborted')))
      }),
    keep: (place, draft) => void drafts.set(place, draft),
    kept: (place) => kept[place] ?? emptyDraft,
    previewOf: ({ name }) => `blob:${name}`,
    dropPreview: (address) => void dropped.push(address),
  })
  const states = (place = 0) =>
    store.at(place).pictures.map(({ name, state }) => `${name} ${state}`)
  return { store, drafts, waiting, dropped, states }
}

test('each conversation keeps its own text, and drafts come back', () => {
  const { store, drafts } = scene({ 7: { text: 'kept', attachments: [uploaded('p')] } })
  expect(store.at(7).text).toBe('kept')
  expect(store.at(7).pictures[0]).toMatchObject({ state: 'ready', upload: { id: 'p' } })
  store.setText(0, 'new')
  expect(store.at(7).text).toBe('kept')
  expect(drafts.get(0)).toEqual({ text: 'new', attachments: [] })
})

test('what is read twice without a change is the same object', () => {
  const { store } = scene()
  expect(store.at(3)).toBe(store.at(3))
})

test('a picture is ready, kept with the draft and sent once it is uploaded', async () => {
  const { store, drafts, waiting, states } = scene()
  store.addFiles(0, [file('a.png')])
  expect(states()).toEqual(['a.png uploading'])
  waiting.get('a.png')?.done(uploaded('a'))
  await vi.waitFor(() => expect(states()).toEqual(['a.png ready']))
  expect(drafts.get(0)?.attachments).toEqual([uploaded('a')])
})

test('a picture that failed says why and can be tried again', async () => {
  const { store, waiting, states } = scene()
  store.addFiles(0, [file('a.png')])
  waiting.get('a.png')?.fail(new Error('too large'))
  await vi.waitFor(() => expect(store.at(0).pictures[0]?.problem).toBe('too large'))
  store.retryPicture(store.at(0).pictures[0]?.key ?? '')
  expect(states()).toEqual(['a.png uploading'])
  waiting.get('a.png')?.done(uploaded('a'))
  await vi.waitFor(() => expect(states()).toEqual(['a.png ready']))
})

test('a picture that is removed stops uploading and frees its preview', async () => {
  const { store, dropped } = scene()
  store.addFiles(0, [file('a.png')])
  store.removePicture(0, store.at(0).pictures[0]?.key ?? '')
  expect(store.at(0).pictures).toEqual([])
  expect(dropped).toEqual(['blob:a.png'])
})

test('no more than eight pictures are taken, and the rest is counted', () => {
  const { store } = scene()
  const files = Array.from({ length: 10 }, (_, n) => file(`${n}.png`))
  expect(store.addFiles(0, files)).toBe(2)
  expect(store.at(0).pictures).toHaveLength(maxPictures)
})

test('what could not be sent comes back before what was written since', () => {
  const { store } = scene()
  store.setText(0, 'first')
  const taken = store.take(0)
  expect(store.at(0).text).toBe('')
  store.setText(0, 'second')
  store.giveBack(0, taken, { text: 'offline' })
  expect(store.at(0)).toMatchObject({ text: 'first\n\nsecond', notice: { text: 'offline' } })
})

test('an upload finds its picture after the text has moved to its conversation', async () => {
  const { store, waiting, states } = scene()
  store.addFiles(0, [file('a.png')])
  store.move(0, 12)
  expect(store.at(0).pictures).toEqual([])
  waiting.get('a.png')?.done(uploaded('a'))
  await vi.waitFor(() => expect(states(12)).toEqual(['a.png ready']))
})

test('moving nothing leaves what is there', () => {
  const { store } = scene()
  store.setText(12, 'there')
  store.move(0, 12)
  expect(store.at(12).text).toBe('there')
})

test('what is moved later comes after what was moved before', () => {
  const { store } = scene()
  for (const text of ['first', 'second']) {
    store.setText(0, text)
    store.move(0, 12)
  }
  expect([store.at(0).text, store.at(12).text]).toEqual(['', 'first\n\nsecond'])
})

test('typing takes the note away', () => {
  const { store } = scene()
  store.say(0, { text: 'not sent' })
  store.setText(0, 'x')
  expect(store.at(0).notice).toBeNull()
})

test('what was given back and then found to be sent leaves, unless it was changed', () => {
  const { store } = scene()
  store.setText(0, 'sent')
  const taken = store.take(0)
  store.giveBack(0, taken, { text: 'no answer' })
  store.takeBack(0, taken)
  expect(store.at(0).text).toBe('')
  store.giveBack(0, taken, { text: 'no answer' })
  store.setText(0, 'sent, and more')
  store.takeBack(0, taken)
  expect(store.at(0).text).toBe('sent, and more')
})

test('signing out forgets all that is being written', () => {
  const { store, drafts, dropped } = scene()
  store.setText(3, 'secret')
  store.addFiles(0, [file('a.png')])
  store.forgetAll()
  expect(store.at(3).text).toBe('')
  expect(store.at(0).pictures).toEqual([])
  expect(drafts.get(3)).toEqual(emptyDraft)
  expect(dropped).toEqual(['blob:a.png'])
})

test('a draft of an earlier page that stands no more is put back, but not in place of another', () => {
  const draft = { text: 'a hat', attachments: [uploaded('p')] }
  const { store } = scene({ 7: draft })
  expect(store.restore(7, draft)).toBe(true)
  expect(store.restore(8, draft)).toBe(false)
  expect(store.at(8)).toMatchObject({ text: 'a hat', pictures: [{ upload: { id: 'p' } }] })
  store.setText(9, 'shoes')
  expect(store.restore(9, draft)).toBe(false)
  expect(store.at(9)).toMatchObject({ text: 'shoes', pictures: [] })
})

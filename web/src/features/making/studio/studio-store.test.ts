import type { Upload } from '@atelier/contract/features/identity/uploads'
import { expect, it, vi } from 'vitest'
import { emptyForm } from './request-form.ts'
import { type StudioDeps, StudioStore } from './studio-store.ts'

const taken: Upload = {
  id: 'u1',
  url: '/u1',
  mime: 'video/mp4',
  width: 640,
  height: 360,
  durationS: 3,
  bytes: 9,
}
const storeWith = (upload: StudioDeps['upload']) =>
  new StudioStore({
    upload,
    keep: () => undefined,
    kept: () => emptyForm,
    previewOf: ({ name }) => `blob:${name}`,
    dropPreview: () => undefined,
    messageOf: (failure) => (failure as Error).message,
  })
const clip = new File(['x'], 'a.mp4', { type: 'video/mp4' })

it('sends each file as what its role takes, and knows then how long it is', async () => {
  const upload = vi.fn<StudioDeps['upload']>(async () => taken)
  const store = storeWith(upload)
  store.addFiles('clip', [clip], 1)
  store.addFiles('first-frame', [new File(['x'], 'a.png')], 1)
  expect(upload.mock.calls.map(([, medium]) => medium)).toEqual(['clip', 'picture'])
  await vi.waitFor(() =>
    expect(store.form().inputs[0]).toMatchObject({ durationS: 3, source: { upload: 'u1' } }),
  )
})

it('keeps what was refused with the reason, and sends it again when that is wanted', async () => {
  const upload = vi
    .fn<StudioDeps['upload']>()
    .mockRejectedValueOnce(new Error('Not a clip'))
    .mockResolvedValueOnce(taken)
  const store = storeWith(upload)
  store.addFiles('clip', [clip], 1)
  await vi.waitFor(() =>
    expect(store.form().inputs[0]).toMatchObject({ state: 'failed', problem: 'Not a clip' }),
  )
  store.retry(store.form().inputs[0]?.key ?? '')
  await vi.waitFor(() => expect(store.form().inputs[0]?.state).toBe('ready'))
})

it('takes no more than there is room for', () => {
  const store = storeWith(async () => taken)
  expect(store.addFiles('clip', [clip, clip], 1)).toBe(1)
  expect(store.form().inputs).toHaveLength(1)
})

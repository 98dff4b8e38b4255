import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { workModelsQuery } from '../../../features/making/works/queries.ts'
import { fakeStorage } from '../../../testing/fake-storage.ts'
import { requestOfMessage } from './ask-drawing.ts'

vi.stubGlobal('localStorage', fakeStorage())

const editor: WorkModel = {
  id: 1,
  name: 'Editor',
  engine: 'scripted',
  provider: 'Scripted',
  connection: 1,
  builtin: false,
  description: '',
  type: workTypes.draw,
  declaration: {
    tasks: {
      draw: { prompt: 'wanted', inputs: [] },
      edit: { prompt: 'wanted', inputs: [{ role: 'source', least: 1, most: 1 }] },
    },
    fields: [],
    mostResults: 4,
    promptLimit: 1000,
    negativePrompt: true,
  },
  isDefault: true,
  price: { draw: { perCall: 1, perImage: 2 }, edit: { perCall: 0, perImage: 7 } },
  purse: 'credits',
  vipOnly: false,
  tags: [],
}

it('a message with more pictures than its model takes is not asked for without them', async () => {
  const client = new QueryClient()
  client.setQueryData(workModelsQuery().queryKey, [editor])
  const asked = (...uploads: string[]) => requestOfMessage({ text: 'a hat', uploads }, client)
  await expect(asked('u1')).resolves.toMatchObject({ inputs: [{ upload: 'u1' }] })
  await expect(asked('u1', 'u2')).rejects.toMatchObject({ model: 'Editor', max: 1 })
})

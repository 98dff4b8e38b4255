// An account that has one of everything that an import takes.
import { api } from '@atelier/contract'
import type { MindNode } from '@atelier/contract/mind-terms'
import { smallClip, smallSong } from '../../../../testing/media.ts'
import { plainPicture } from '../../../../testing/pictures.ts'
import type { Credential, TestApp } from '../../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork } from '../../../../testing/works.ts'
import { addFile, untilRead } from '../../../talk/knowledge/testing/knowledge-harness.ts'
import { storeMedia, storePicture } from '../../uploads/uploads.usecases.ts'

export const tree: MindNode = {
  id: 'a',
  text: 'Lyon',
  children: [
    { id: 'b', text: 'Food', children: [] },
    { id: 'c', text: 'Walks', folded: true, children: [{ id: 'd', text: 'Croix', children: [] }] },
  ],
}

/** One of everything that an import takes. */
export async function fillAccount(test: TestApp, own: Credential): Promise<void> {
  const ownerId = await accountOf(test, own)
  const bytes = await plainPicture(8, 6).png().toBuffer()
  const picture = await storePicture(bytes, ownerId, test.services.uploads)
  await storeMedia((await smallClip()).video, ownerId, test.services.uploads)
  const file = { name: 'walks.md', text: '# Walks\nThe Croix-Rousse is best on foot.' }
  const document = await addFile(test, file, own)
  await untilRead(test, document.id, own)
  const { id: appId } = await test.call(
    api.apps.save,
    {
      name: 'Guide',
      category: 'life',
      systemMessage: 'Show me round.',
      icon: picture.url,
      questions: ['Where to?'],
      documents: [document.id],
    },
    { as: own },
  )
  await test.call(
    api.apps.save,
    { kind: 'role', name: 'Poet', category: 'creative', systemMessage: 'In rhyme.' },
    { as: own },
  )
  const prompt = await test.call(api.prompts.add, { title: 'Tour', content: 'v1' }, { as: own })
  await test.call(
    api.prompts.edit,
    { id: prompt.id, title: 'Tour', content: 'v2', tags: ['travel'] },
    { as: own },
  )
  await test.call(api.drawingLibrary.paramSets, { name: 'Film', value: 'grain' }, { as: own })
  const [model] = await test.call(api.models.listChat, {})
  await test.call(
    api.models.addOwn,
    { name: 'Brief', systemMessage: 'Be brief.', gptModelId: model?.id ?? 0 },
    { as: own },
  )
  await test.call(api.minds.create, { title: 'Trip', tree }, { as: own })
  const drawn = await insertWork(test, ownerId, { prompt: '雨中的猫', seed: 7 })
  const sung = await insertWork(test, ownerId, { parentId: drawn, prompt: 'sailors' })
  await giveResults(test, { workId: sung, ownerId }, [
    {
      medium: 'song',
      file: { data: await smallSong('mp3', 0.5) },
      poster: { data: bytes },
      about: { title: 'Lantern' },
    },
  ])
  const [shown = ''] = await giveFiles(test, { workId: drawn, ownerId }, [{ data: bytes }])
  const album = await test.call(
    api.collections.save,
    { title: 'Rainy days', description: 'Not many', isPublic: true },
    { as: own },
  )
  await test.call(api.collections.add, { albumId: album.id, id: [sung, drawn] }, { as: own })
  await test.call(api.collections.save, { id: album.id, coverId: drawn }, { as: own })
  const about = { title: 'Rain', category: 'fun', medium: 'image' } as const
  await test.call(
    api.market.save,
    { ...about, content: 'A cat in {where}', samples: [{ file: shown }] },
    { as: own },
  )
  await talk(test, own, [picture.id])
  await talkWithApp(test, own, appId)
}

/** A question with a picture, and two answers to it. */
async function talk(test: TestApp, own: Credential, attachments: string[]) {
  const models = await test.call(api.models.listChat, {})
  const gptModelId = models.find(({ name }) => name === 'Seeing')?.id ?? 0
  const groupId = await answer(
    test,
    { prompt: 'What is this?', gptModelId, options: { attachments } },
    { own, text: 'A square.' },
  )
  const { rows } = await test.call(api.chatlog.list, { groupId }, { as: own })
  const again = { options: { groupId, regenerate: rows[1]?.id ?? 0 }, gptModelId }
  await answer(test, again, { own, text: 'A teal one.' })
  await answer(test, { prompt: 'Thanks', options: { groupId } }, { own, text: 'Any time.' })
  await test.call(api.groups.update, { groupId, title: 'Squares', isSticky: true }, { as: own })
}

async function talkWithApp(test: TestApp, own: Credential, appId: number) {
  const { id: groupId } = await test.call(api.groups.create, { appId }, { as: own })
  await answer(test, { prompt: 'Where?', options: { groupId } }, { own, text: 'Uphill.' })
}

async function answer(
  test: TestApp,
  input: Parameters<typeof test.events<typeof api.chat.process>>[1],
  { own, text }: { own: Credential; text: string },
): Promise<number> {
  const events = test.events(api.chat.process, input, { as: own })
  const asked = await test.engine.next()
  asked.emit({ type: 'text-delta', text })
  asked.finish()
  const first = (await events).find((event) => event.type === 'start')
  return first?.groupId ?? 0
}

// People around a gallery, and what one of them has in it, for tests of who may do what.
import { api } from '@atelier/contract'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { describeGalleryFiles } from '../gallery-files.ts'
import { makeWork, publish } from './published.ts'

/**
 * `member`, `guest`, `operator`, `nobody` are on the owner's site; `elsewhere` runs another one, and `astray` is the owner's own login,
 * sent there. In this order: whoever may change something comes last.
 */
export const people = [
  'nobody',
  'astray',
  'elsewhere',
  'guest',
  'member',
  'operator',
  'owner',
] as const
export type Person = (typeof people)[number]

/** Is said in nothing but what nobody else may see. */
export const hushed = 'hushed'
/** Is said in what everybody on the owner's site may see. */
export const aloud = 'aloud'

const there = 'studio.localhost'

export type Calling = { as: Credential; host: string }

export type GalleryPeople = TestApp & {
  calling(person: Person): Calling
  ownerId: number
  /** Things of the owner's, made when they are asked for. */
  things(): Things
  /** A new album of somebody's own. */
  albumOf(person: Person): Promise<number>
  /** The address of the first file of a work, as everybody is told it while the work is public … */
  fileOf(workId: number): Promise<string>
  /** … and as who has a link is. */
  fileOfLink(key: string): Promise<string>
}

export type Things = {
  shown(): Promise<number>
  withdrawn(): Promise<number>
  waiting(): Promise<number>
  unpublished(): Promise<number>
  openAlbum(): Promise<number>
  closedAlbum(): Promise<number>
  conversation(): Promise<number>
  linkToWork(): Promise<{ id: number; key: string }>
  linkToConversation(): Promise<{ id: number; key: string }>
}

const keyOf = (address: string) => address.split('/').at(-1) ?? ''

export async function openGalleryPeople(): Promise<GalleryPeople> {
  const test = await createTestApp()
  test.engine.answerAlways('An answer')
  const owner = await test.member('owner')
  const callings: Record<Person, Calling> = {
    nobody: { as: '', host: 'localhost' },
    astray: { as: owner, host: there },
    elsewhere: { as: await test.member('elsewhere', { host: there }), host: there },
    guest: { as: test.guest(), host: 'localhost' },
    member: { as: await test.member('member'), host: 'localhost' },
    operator: { as: await test.member('operator'), host: 'localhost' },
    owner: { as: owner, host: 'localhost' },
  }
  const { pool } = test.database
  await pool.query(
    `update accounts set staff_role = 'owner' where username in ('elsewhere', 'operator')`,
  )
  const as = owner
  const { userInfo } = await test.call(api.auth.getInfo, {}, { as })
  const told = (title: string) => publish(test, as, { title, tags: [title] }, { prompt: title })
  let links = 0
  const link = async (kind: 'work' | 'chat', subjectId: number) => {
    // More than one network may make in a minute.
    const from = `203.0.113.${(links++ % 250) + 1}`
    const { id, address } = await test.call(api.shares.create, { kind, subjectId }, { as, from })
    return { id, key: keyOf(address) }
  }
  const album = async (title: string, isPublic: boolean, ids: readonly number[]) => {
    const { id: albumId } = await test.call(api.collections.save, { title, isPublic }, { as })
    await test.call(api.collections.add, { albumId, id: [...ids] }, { as })
    return albumId
  }
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined
    return () => {
      made ??= make()
      return made
    }
  }
  const conversation = once(async () => {
    const events = await test.events(api.chat.process, { prompt: 'Say something' }, { as })
    const begin = events.find((event) => event.type === 'start')
    return begin?.type === 'start' ? begin.groupId : 0
  })
  return {
    ...test,
    calling: (person) => callings[person],
    ownerId: userInfo.id,
    albumOf: async (person) => {
      const { as: by, host } = callings[person]
      return (await test.call(api.collections.save, { title: 'Mine' }, { as: by, host })).id
    },
    async fileOf(workId) {
      const files = await describeGalleryFiles([workId], test.services.gallery)
      return files.get(workId)?.[0]?.url ?? ''
    },
    async fileOfLink(key) {
      const { work } = await test.call(api.shares.open, { key }, {})
      return work?.files[0]?.url ?? ''
    },
    things() {
      const shown = once(() => told(aloud))
      const unpublished = once(() => makeWork(test, as, { prompt: hushed }))
      const withdrawn = once(async () => {
        const id = await told(hushed)
        await test.call(api.publications.withdraw, { ids: [id] }, { as })
        return id
      })
      const waiting = once(async () => {
        await test.configure({ galleryReview: true })
        const id = await told(hushed)
        await test.configure({ galleryReview: false })
        return id
      })
      return {
        shown,
        withdrawn,
        waiting,
        unpublished,
        conversation,
        openAlbum: once(async () => album(aloud, true, [await shown(), await unpublished()])),
        closedAlbum: once(async () => album(hushed, false, [await shown(), await unpublished()])),
        linkToWork: once(async () => link('work', await makeWork(test, as, { prompt: 'linked' }))),
        linkToConversation: once(async () => link('chat', await conversation())),
      }
    },
  }
}

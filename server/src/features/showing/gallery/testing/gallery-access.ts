// Who may do what in the gallery: every call, with what it is asked and what each person is answered.
import type { api } from '@atelier/contract'
import type { Endpoint, InputOf } from '@atelier/contract/endpoint'
import type { GalleryPeople, Person, Things } from './gallery-people.ts'

/** Whom a case lets through; all others are answered that there is no such thing. */
const owner = ['owner'] as const satisfies readonly Person[]
const here = ['nobody', 'guest', 'member', 'operator', 'owner'] as const satisfies readonly Person[]
const everybody = [...here, 'astray', 'elsewhere'] as const satisfies readonly Person[]

export type Case<Input = unknown> = {
  /** Of the owner's things. */
  about?: keyof Things
  input(from: { things: Things; people: GalleryPeople; person: Person }): Promise<Input> | Input
  lets: readonly Person[]
  /** What those are answered who are let through, other than 200. */
  answers?: Partial<Record<Person, number>>
  /** Who else may be told what nobody but the owner sees. */
  tells?: readonly Person[]
}

const of = <Input>(
  about: keyof Things,
  lets: Case['lets'],
  input: (id: number) => Input,
  more: Partial<Case<Input>> = {},
): Case<Input> => ({
  about,
  lets,
  async input({ things }) {
    const thing = await things[about]()
    return input(typeof thing === 'number' ? thing : thing.id)
  },
  ...more,
})

const list = <Input>(input: Input): Case<Input> => ({ lets: everybody, input: () => input })

/** Of a file behind an address, by what is told of it. */
async function addressed(url: Promise<string> | string) {
  const { searchParams } = new URL(await url, 'http://localhost')
  const given = (name: string) => searchParams.get(name) ?? ''
  return { share: given('share'), id: given('id'), key: given('key') }
}

type Calls = Pick<
  typeof api,
  'gallery' | 'publications' | 'authors' | 'collections' | 'moderation' | 'shares'
>
type InputTo<E> = E extends Endpoint ? InputOf<E> : never
type Stated = {
  [F in keyof Calls]: { [N in keyof Calls[F]]: readonly Case<InputTo<Calls[F][N]>>[] }
}

export const galleryAccess: Stated = {
  gallery: {
    feed: [list({}), list({ query: 'hushed' }), list({ tag: 'hushed' }), list({ liked: true })],
    listAll: [list({})],
    listDrawings: [list({})],
    open: [
      of('shown', here, (id) => ({ id })),
      ...(['withdrawn', 'waiting'] as const).map((each) => of(each, owner, (id) => ({ id }))),
      of('unpublished', [], (id) => ({ id })),
    ],
    related: [
      of('shown', here, (id) => ({ id })),
      ...(['withdrawn', 'waiting'] as const).map((each) => of(each, owner, (id) => ({ id }))),
    ],
    tags: [list({})],
    card: [
      of('shown', here, (id) => ({ id })),
      ...(['withdrawn', 'waiting', 'unpublished'] as const).map((each) =>
        of(each, [], (id) => ({ id })),
      ),
    ],
    readFile: [
      {
        about: 'shown',
        lets: here,
        input: async ({ things, people }) => addressed(people.fileOf(await things.shown())),
      },
      {
        about: 'withdrawn',
        lets: [],
        input: async ({ things, people }) => addressed(people.fileOf(await things.withdrawn())),
      },
    ],
  },
  publications: {
    publish: [
      of('unpublished', owner, (id) => ({ ids: [id] })),
      of('shown', owner, (id) => ({ ids: [id], title: 'aloud' })),
    ],
    withdraw: [
      of('shown', owner, (id) => ({ ids: [id] })),
      of('unpublished', owner, (id) => ({ ids: [id] })),
    ],
    own: [list({})],
    statesOf: [
      of('shown', everybody, (id) => ({ ids: [id] })),
      of('withdrawn', everybody, (id) => ({ ids: [id] })),
    ],
    statistics: [list({})],
  },
  authors: {
    open: [{ lets: here, input: ({ people }) => ({ id: people.ownerId }) }],
    list: [list({}), list({ followed: true })],
    follow: [
      {
        lets: here,
        answers: { owner: 409 },
        input: ({ people }) => ({ id: people.ownerId, follows: true }),
      },
    ],
    block: [
      {
        lets: here,
        answers: { owner: 409 },
        input: ({ people }) => ({ id: people.ownerId, blocks: false }),
      },
    ],
    blocked: [list({})],
  },
  collections: {
    like: [
      of('shown', here, (id) => ({ id })),
      of('withdrawn', owner, (id) => ({ id })),
      of('unpublished', [], (id) => ({ id })),
    ],
    save: [
      list({ title: 'New' }),
      ...(['openAlbum', 'closedAlbum'] as const).map((each) =>
        of(each, owner, (id) => ({ id, title: 'Renamed' })),
      ),
    ],
    add: [
      ...(['openAlbum', 'closedAlbum'] as const).map(
        (about): Case<InputOf<Calls['collections']['add']>> => ({
          about,
          lets: owner,
          input: async ({ things }) => ({
            albumId: await things[about](),
            id: await things.shown(),
          }),
        }),
      ),
      ...(['shown', 'unpublished', 'withdrawn'] as const).map(
        (about): Case<InputOf<Calls['collections']['add']>> => ({
          about,
          lets: about === 'shown' ? here : owner,
          input: async ({ things, people, person }) => ({
            albumId: await people.albumOf(person),
            id: await things[about](),
          }),
        }),
      ),
    ],
    removeAlbum: [
      of('openAlbum', owner, (id) => ({ id })),
      of('closedAlbum', owner, (id) => ({ id })),
    ],
    removeWorks: [
      {
        about: 'openAlbum',
        lets: owner,
        input: async ({ things }) => ({
          albumId: await things.openAlbum(),
          id: await things.shown(),
        }),
      },
    ],
    having: [list({}), of('shown', everybody, (id) => ({ id }))],
    lacking: [
      of('shown', everybody, (id) => ({ id })),
      of('withdrawn', everybody, (id) => ({ id })),
    ],
    order: [
      {
        about: 'openAlbum',
        lets: owner,
        input: async ({ things }) => ({
          albumId: await things.openAlbum(),
          ids: [await things.shown()],
          before: null,
        }),
      },
    ],
    open: [of('openAlbum', here, (id) => ({ id })), of('closedAlbum', owner, (id) => ({ id }))],
    works: [of('openAlbum', here, (id) => ({ id })), of('closedAlbum', owner, (id) => ({ id }))],
    ofAuthor: [{ lets: everybody, input: ({ people }) => ({ authorId: people.ownerId }) }],
  },
  moderation: {
    report: [
      of('shown', here, (id) => ({ id, reason: 'spam' as const })),
      of('withdrawn', owner, (id) => ({ id, reason: 'spam' as const })),
    ],
    list: [{ lets: everybody, tells: ['operator'], input: () => ({}) }],
    decide: [
      of('shown', ['operator'], (id) => ({ ids: [id], shows: true })),
      of('waiting', ['operator'], (id) => ({ ids: [id], shows: true })),
      of('withdrawn', [], (id) => ({ ids: [id], shows: true })),
      of('unpublished', [], (id) => ({ ids: [id], shows: true })),
    ],
  },
  shares: {
    create: [
      of('unpublished', owner, (subjectId) => ({ kind: 'work' as const, subjectId })),
      of('shown', owner, (subjectId) => ({ kind: 'work' as const, subjectId })),
      of('conversation', owner, (subjectId) => ({ kind: 'chat' as const, subjectId })),
    ],
    list: [
      list({}),
      of('unpublished', everybody, (subjectId) => ({ kind: 'work' as const, subjectId })),
    ],
    revoke: [of('linkToWork', owner, (id) => ({ id }))],
    open: (['linkToWork', 'linkToConversation'] as const).map((about) => ({
      about,
      lets: here,
      input: async ({ things }) => ({ key: (await things[about]()).key }),
    })),
    continue: [
      {
        about: 'linkToConversation',
        lets: here,
        input: async ({ things }) => ({ key: (await things.linkToConversation()).key }),
      },
      {
        about: 'linkToWork',
        lets: [],
        input: async ({ things }) => ({ key: (await things.linkToWork()).key }),
      },
    ],
    card: (['linkToWork', 'linkToConversation'] as const).map((about) => ({
      about,
      lets: here,
      input: async ({ things }) => ({ key: (await things[about]()).key }),
    })),
    readFile: [
      {
        about: 'linkToWork',
        lets: here,
        input: async ({ things, people }) =>
          addressed(people.fileOfLink((await things.linkToWork()).key)),
      },
    ],
  },
}

// What axe finds on albums, their dialogs, and one's own gallery.
import type { Album, AlbumWork } from '@atelier/contract/features/showing/collections'
import type { OwnPublication } from '@atelier/contract/features/showing/publications'
import { describe } from 'vitest'
import { type Place, sizes } from '../testing/looked-at.ts'
import { expectClean } from '../testing/violations.ts'
import { type Replies, refusal } from './testing/calls.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { drawingOf, publishedOf } from './testing/works.ts'

const [shown, kept] = [drawingOf(1, 'Shown'), drawingOf(2, 'Kept')]

const publication: OwnPublication = {
  id: shown.id,
  state: 'public',
  title: 'Shown',
  tags: [],
  licence: 'all-rights',
  hidesPrompt: false,
  message: '',
  likes: 3,
  collects: 1,
  remakes: 0,
  views: 12,
  publishedAt: shown.createdAt,
  work: shown,
}

const album: Album = {
  id: 7,
  title: 'Things',
  description: '',
  isPublic: false,
  count: 2,
  cover: shown.files[0] ?? null,
  author: { id: 2, name: 'mouse', avatar: '' },
  isMine: true,
  updatedAt: shown.createdAt,
}

const inAlbum = (id: number, title: string, isPublic: boolean): AlbumWork => ({
  ...publishedOf(id, title),
  isMine: true,
  isPublic,
})

const day = { day: '2026-01-01', likes: 3, views: 12, collects: 1, remakes: 0, followers: 0 }

const calls: Replies = {
  'works.list': { rows: [kept, shown], count: 2, countQueue: 0 },
  'publications.own': ({ state }) => {
    const rows = state === 'refused' ? [] : [publication]
    return { rows, count: rows.length }
  },
  'publications.statesOf': [publication],
  'publications.statistics': {
    works: 1,
    likes: 3,
    collects: 1,
    remakes: 0,
    views: 12,
    followers: 0,
    days: [day],
  },
  'collections.having': [album],
  'collections.open': ({ id }) =>
    id === album.id ? album : refusal('albums.not_found', 'Album not found'),
  'collections.works': {
    rows: [inAlbum(shown.id, 'Shown', true), inAlbum(kept.id, 'Kept', false)],
    next: null,
  },
}

describe('albums and one’s own gallery', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious in either theme',
    async ({ viewport, touch }, { renderScreen, expectErrors }) => {
      expectErrors(/404 \(Not Found\).*\/api\/collect\/album/)
      const { page, goto } = await renderScreen('/help', {
        as: memberNamed('mouse'),
        viewport,
        touch,
        calls,
      })
      const places: Place[] = [
        { path: '/myGallery', seen: (at) => at.getByRole('article', { name: 'Shown' }) },
        { path: '/myGallery?tab=drafts', seen: (at) => at.getByRole('article', { name: 'Kept' }) },
        { path: '/myGallery?tab=refused', seen: (at) => at.getByText('Nothing rejected') },
        { path: '/myGallery?tab=albums', seen: (at) => at.getByRole('link', { name: /^Things/ }) },
        {
          path: '/myGallery?tab=statistics',
          seen: (at) => at.getByRole('heading', { name: 'By day' }),
        },
        {
          path: `/photoAlbum/${album.id}`,
          seen: (at) => at.getByRole('article', { name: 'Shown' }),
        },
        {
          path: `/photoAlbum/${album.id}?arrange=1`,
          seen: (at) => at.getByRole('button', { name: /^Move Shown/ }),
        },
        { path: '/photoAlbum/999', seen: (at) => at.getByText('Album not found').last() },
        {
          path: `/myGallery?dialog=collect&of=${shown.id}`,
          seen: (at) => at.getByRole('checkbox', { name: /^Things/ }),
        },
        {
          path: '/myGallery?dialog=album',
          seen: (at) => at.getByRole('dialog', { name: 'New album' }),
        },
        {
          path: `/myGallery?dialog=album&of=${album.id}`,
          seen: (at) => at.getByRole('dialog', { name: 'Edit album' }).getByLabel('Title'),
        },
      ]
      for (const { path, seen } of places) {
        await goto(path)
        await seen(page).first().waitFor()
        await expectClean(page, path)
      }
    },
  )
})

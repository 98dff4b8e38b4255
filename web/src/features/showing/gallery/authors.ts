// The people behind published works: who they are, whom one follows and whom one has blocked.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { useIsMember } from '../../../api/current-user.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { changeAuthor, dropAuthor, refreshGallery } from './published-cache.ts'

const maxShown = 100

export const useAuthor = (id: number) =>
  useQuery({ ...callOptions('authors.open', { id }), enabled: id > 0 })

/** Authors whose names hold these words; those that most follow first. */
export const useAuthorsNamed = (words: string) =>
  useQuery({
    ...callOptions('authors.list', { query: words, size: 12 }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

/** Whom one follows, the last first. */
export const useFollowed = (enabled: boolean) =>
  useQuery({ ...callOptions('authors.list', { followed: true, size: maxShown }), enabled })

export const useBlocked = () =>
  useQuery({ ...callOptions('authors.blocked', {}), refetchOnMount: 'always' })

/** Asks a guest to log in before what only members do; true when somebody was asked. */
function useAskLogin(): () => boolean {
  const isMember = useIsMember()
  const { open } = useDialogLink()
  return useCallback(() => {
    if (isMember === false) open('login')
    return isMember === false
  }, [isMember, open])
}

type Followed = { id: number; isFollowed: boolean }

/** Follows somebody, or ends that: shown at once, and taken back when the server does not agree. */
export function useFollow(): (author: Followed) => Promise<void> {
  const queries = useQueryClient()
  const askLogin = useAskLogin()
  return useCallback(
    async ({ id, isFollowed }) => {
      if (askLogin()) return
      const follows = !isFollowed
      changeAuthor(queries, id, { isFollowed: follows, followersBy: follows ? 1 : -1 })
      try {
        const { followers } = await call('authors.follow', { id, follows }, { keepalive: true })
        changeAuthor(queries, id, { isFollowed: follows, followers })
      } catch {
        changeAuthor(queries, id, { isFollowed, followersBy: follows ? -1 : 1 })
        return
      }
      await queries.invalidateQueries({ queryKey: dataKey('authors.list') })
      await queries.invalidateQueries({
        queryKey: ['gallery.feed', 'list', { order: 'following' }],
      })
    },
    [queries, askLogin],
  )
}

/** Shows nothing of somebody any more, at once, or shows it again. Resolves with whether it is so now. */
export function useBlock(): (id: number, blocks: boolean) => Promise<boolean> {
  const queries = useQueryClient()
  const askLogin = useAskLogin()
  return useCallback(
    async (id, blocks) => {
      if (askLogin()) return false
      try {
        await call('authors.block', { id, blocks })
      } catch {
        return false
      }
      if (blocks) dropAuthor(queries, id)
      await refreshGallery(queries)
      return true
    },
    [queries, askLogin],
  )
}

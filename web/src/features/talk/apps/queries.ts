// Apps and roles as the server tells them, in the page's language.
import type { AppCategory, AppKind } from '@atelier/contract/app-terms'
import type { App, AppPage } from '@atelier/contract/features/talk/apps'
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

const size = 24

export type AppsOf = 'all' | 'own' | 'pinned'
export type AppFilter = {
  kind: AppKind
  of: AppsOf
  words: string
  category: AppCategory | null
  sort: 'popular' | 'new'
}

/** A list, a page after another. */
export function useApps({ kind, of, words, category, sort }: AppFilter) {
  const language = useLocale()
  const q = words.trim().slice(0, 200)
  const input = { kind, of, q, sort, size, language, ...(category ? { category } : {}) }
  return usePages({
    queryKey: [...dataKey('apps.list'), input],
    size,
    read: (page, signal) => call('apps.list', { ...input, page }, { shownInPlace: true, signal }),
    keyOf: byId,
    keepsBefore: true,
  })
}

export function useAppCategories(kind: AppKind, isShown = true) {
  const language = useLocale()
  return useQuery({
    ...callOptions('apps.categories', { kind, language }),
    enabled: isShown,
    staleTime: 60_000,
  })
}

/** One app, or nothing for number 0. */
export function useAppPage(id: number) {
  const language = useLocale()
  return useQuery({
    ...callOptions('apps.get', { id, language }),
    enabled: id > 0,
    staleTime: 60_000,
    // What is not there does not come by asking again.
    retry: false,
  })
}

/** All that is told of apps is asked for anew: lists, categories, pages, and the conversations that bear their names. */
export async function refreshApps(client: QueryClient): Promise<void> {
  const keys = [
    dataKey('apps.list'),
    dataKey('apps.categories'),
    dataKey('apps.get'),
    dataKey('groups.list'),
  ]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useSaveApp() {
  return useMutation({
    mutationFn: (request: InputAt<'apps.save'>): Promise<AppPage> =>
      call('apps.save', request, { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}

/** Publishes, or keeps to oneself again. */
export function usePublishApp() {
  return useMutation({
    mutationFn: ({ id, publishes }: { id: number; publishes: boolean }): Promise<AppPage> =>
      publishes ? call('apps.publish', { id }) : call('apps.withdraw', { id }),
    onSettled: whenRefreshed,
  })
}

export function usePinApp() {
  return useMutation({
    mutationFn: ({ id, isPinned }: App) => call('apps.pin', { id, pinned: !isPinned }),
    onSettled: whenRefreshed,
  })
}

/** Makes the conversation with an app, or finds the one that there is. */
export function useOpenApp() {
  return useMutation({
    mutationFn: (appId: number) => call('groups.create', { appId }),
    onSuccess: whenRefreshed,
  })
}

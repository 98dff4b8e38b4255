import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { maxPromptsAtOnce, type PromptWords } from '@atelier/contract/prompt-list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { inBatches, mergeReports } from './import-batches.ts'

const pageSize = 100
const listKey = dataKey('prompts.list')

/** Own prompts in pages; `tag` is empty for all. */
export const usePromptPages = ({ query, tag }: { query: string; tag: string }) =>
  usePages({
    queryKey: [...listKey, 'pages', { query, tag }],
    size: pageSize,
    read: (page, signal) =>
      call(
        'prompts.list',
        { query, page, size: pageSize, ...(tag ? { tag } : {}) },
        { shownInPlace: true, signal },
      ),
    keyOf: byId,
    keepsBefore: true,
    refetchOnMount: 'always',
  })

/** All own prompts, newest first. */
export async function fetchAllPrompts(): Promise<KeptPrompt[]> {
  const all: KeptPrompt[] = []
  for (let page = 1; ; page += 1) {
    const settings = { shownInPlace: true }
    const { rows, count } = await call('prompts.list', { page, size: pageSize }, settings)
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}

/** Adds a prompt, or changes the one that `id` names. */
export function useKeepPrompt() {
  return useMutation({
    mutationFn: ({ id, ...words }: PromptWords & { id?: number | undefined }) =>
      id === undefined
        ? call('prompts.add', words, { shownInPlace: true })
        : call('prompts.edit', { id, ...words }, { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}

export const useWordings = (id: number) =>
  useQuery({ ...callOptions('prompts.versions', { id }), refetchOnMount: 'always' })

/** Imports in calls that the server takes; what came before a failure is kept. */
export function useImport(onProgress: (done: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (list: readonly PromptWords[]) => {
      const reports = []
      let done = 0
      for (const batch of inBatches(list, maxPromptsAtOnce)) {
        reports.push(await call('prompts.import', { prompts: batch }, { shownInPlace: true }))
        done += batch.length
        onProgress(done)
      }
      return mergeReports(reports)
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export const useFetchList = () =>
  useMutation({
    mutationFn: (address: string) => call('prompts.fetch', { address }, { shownInPlace: true }),
  })

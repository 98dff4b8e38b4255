// Files on their way into a list of documents, and how far those in it are read.
import type { AppPage } from '@atelier/contract/features/talk/apps'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { upload } from '../../../api/upload.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDocumentState } from './document-state.ts'

export type KnowledgeDocument = AppPage['documents'][number]

type Upload = { key: number; file: File; progress: number | null; problem: string }

const askEveryMs = 1000

export function useKnowledgeFiles(
  documents: readonly KnowledgeDocument[],
  onDocuments: (
    change: (documents: readonly KnowledgeDocument[]) => readonly KnowledgeDocument[],
  ) => void,
) {
  const t = useTexts('knowledge')
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isOver, setOver] = useState(false)
  const sending = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const all = sending.current
    return () => {
      for (const abort of all.values()) abort.abort()
    }
  }, [])

  const change = (key: number, fields: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...fields } : each)))
  const drop = (key: number) => {
    sending.current.get(key)?.abort()
    setUploads((now) => now.filter((each) => each.key !== key))
  }
  const send = async (key: number, file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    sending.current.set(key, abort)
    try {
      const added = await upload('knowledge.add', file, {
        signal,
        shownInPlace: true,
        onProgress: (progress) => change(key, { progress }),
      })
      onDocuments((now) => [...now.filter(({ id }) => id !== added.id), added])
      drop(key)
    } catch (failure) {
      if (signal.aborted) return
      change(key, { problem: failure instanceof Error ? failure.message : t.failed })
    } finally {
      sending.current.delete(key)
    }
  }

  const told = useDocumentStates(documents)
  const room = knowledgeLimits.perApp - documents.length - uploads.length
  return {
    uploads,
    room,
    /** More were wanted than there was room for. */
    isOver,
    isBusy: uploads.some(({ problem }) => problem === ''),
    stateOf: told,
    drop,
    add(files: readonly File[]) {
      setOver(files.length > room)
      const added = files.slice(0, Math.max(0, room)).map((file) => {
        count.current += 1
        return { key: count.current, file, progress: null, problem: '' }
      })
      setUploads((now) => [...now, ...added])
      for (const { key, file } of added) void send(key, file)
    },
    retry(key: number) {
      const again = uploads.find((each) => each.key === key)
      if (!again) return
      change(key, { problem: '', progress: null })
      void send(key, again.file)
    },
  }
}

/** What is known of each, asked again while it is read. */
function useDocumentStates(documents: readonly KnowledgeDocument[]) {
  const t = useTexts('knowledge')
  const stateIn = useDocumentState()
  const known = useQueries({
    queries: documents
      .filter(({ state }) => state !== 'ready')
      .map(({ id }) => ({
        ...callOptions('knowledge.get', { id }),
        refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
          state.data === undefined || state.data.state === 'reading'
            ? askEveryMs
            : (false as const),
      })),
  })
  return (id: number) => {
    const told = known.find(({ data }) => data?.id === id)?.data
    if (told) return { state: told.state, text: stateIn(told) }
    const state = documents.find((each) => each.id === id)?.state ?? 'ready'
    const text = state === 'ready' ? t.ready : state === 'failed' ? t.failed : t.reading
    return { state, text }
  }
}

// The way of an import: files, what is in them, which of it, and what became of it.
import { useEffect, useRef, useState } from 'react'
import { inBatches } from './import-batches.ts'
import type { ImportReading, ImportWords } from './imported-conversation.ts'
import { readBeside } from './read-beside.ts'
import { sendEach } from './send-each.ts'
import { askKnown, sendBatch } from './send-import.ts'

export type ImportState =
  | { step: 'files'; failure?: unknown }
  | { step: 'reading' }
  | {
      step: 'preview'
      reading: ImportReading
      known: ReadonlySet<string>
      chosen: ReadonlySet<string>
    }
  | { step: 'importing'; reading: ImportReading; done: number; of: number }
  | {
      step: 'stopped'
      reading: ImportReading
      imported: number
      rest: ReadonlySet<string>
      failure?: unknown
    }
  | { step: 'done'; reading: ImportReading; imported: number; newest: number | undefined }

export type Import = ReturnType<typeof useImport>

type ImportMeans = {
  words: ImportWords
  /** Keys of conversations that never left, so that an export does not come back beside them. */
  ownKeys: () => readonly string[]
  onImported: () => void
}

export function useImport({ words, ownKeys, onImported }: ImportMeans) {
  const [state, setState] = useState<ImportState>({ step: 'files' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const read = async (files: readonly File[]) => {
    const signal = begin()
    setState({ step: 'reading' })
    try {
      const reading = await readBeside(files, words, signal)
      reading.conversations.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      const keys = reading.conversations.map(({ key }) => key)
      const known = new Set([...ownKeys(), ...(await askKnown(keys, signal))])
      const chosen = new Set(keys.filter((key) => !known.has(key)))
      setState({ step: 'preview', reading, known, chosen })
    } catch (failure) {
      if (!signal.aborted) setState({ step: 'files', failure })
    }
  }

  const send = async (reading: ImportReading, chosen: ReadonlySet<string>) => {
    const signal = begin()
    const wanted = reading.conversations.filter(({ key }) => chosen.has(key))
    const { batches, tooLarge } = inBatches(wanted)
    const problems = [...reading.problems]
    for (const { title } of tooLarge) problems.push({ name: title, reason: 'too-large' })
    const whole: ImportReading = { ...reading, problems }
    const rest = new Set(batches.flat().map(({ key }) => key))
    const of = rest.size
    let imported = 0
    const groupIds = new Map<string, number>()
    try {
      for (const batch of batches) {
        setState({ step: 'importing', reading: whole, done: of - rest.size, of })
        const sent = await sendEach(batch, (some) => sendBatch(some, signal))
        imported += sent.imported.length
        for (const { title } of sent.refused) problems.push({ name: title, reason: 'refused' })
        for (const { key, groupId } of sent.imported) groupIds.set(key, groupId)
        for (const { key } of batch) rest.delete(key)
      }
      const newest = wanted.find(({ key }) => groupIds.has(key))
      setState({
        step: 'done',
        reading: whole,
        imported,
        newest: newest && groupIds.get(newest.key),
      })
    } catch (failure) {
      const shown = signal.aborted ? {} : { failure }
      setState({ step: 'stopped', reading: whole, imported, rest, ...shown })
    }
    if (imported > 0) onImported()
  }

  return {
    state,
    read,
    send,
    choose: (chosen: ReadonlySet<string>) =>
      setState((now) => (now.step === 'preview' ? { ...now, chosen } : now)),
    stop: () => running.current?.abort(),
    restart: () => {
      running.current?.abort()
      setState({ step: 'files' })
    },
  }
}

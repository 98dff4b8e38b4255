// What an export does, one step after another.
import type { Group } from '@atelier/contract/features/talk/groups'
import { useEffect, useRef, useState } from 'react'
import { plainFileName, saveFile } from '../../../lib/save-file.ts'
import { readShownLog, type ShownConversation } from './shown-log.ts'
import {
  conversationMarkdown,
  conversationsJson,
  type ExportNames,
  exportName,
} from './write-export.ts'
import { writeZip } from './write-zip.ts'

export type ExportFormat = 'markdown' | 'json' | 'picture' | 'pdf'

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; done: number; of: number }
  | { step: 'failed' }

type ExportMeans = {
  names: ExportNames
  /** Where it comes from, as files of all conversations are named. */
  appName: string
  /** Draws the conversation on a sheet and does something with it there. */
  onSheet: (conversation: ShownConversation, format: 'picture' | 'pdf') => Promise<void>
  onSaved: () => void
}

export function useExport({ names, appName, onSheet, onSaved }: ExportMeans) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (groups: readonly Group[], format: ExportFormat, isAll: boolean) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    try {
      const conversations: ShownConversation[] = []
      for (const group of groups) {
        setState({ step: 'running', done: conversations.length, of: groups.length })
        conversations.push({ group, entries: await readShownLog(group.id, signal) })
      }
      setState({ step: 'running', done: groups.length, of: groups.length })
      const [first] = conversations
      if (format === 'picture' || format === 'pdf') {
        if (first) await onSheet(first, format)
      } else {
        const base = isAll || !first ? appName : plainFileName(first.group.title, names.untitled)
        if (format === 'json') saveJson(conversations, base)
        else if (isAll) saveFile(await markdownZip(conversations, names), `${base}.zip`)
        else if (first) saveMarkdown(first, names, base)
      }
      if (signal.aborted) return
      setState({ step: 'idle' })
      if (format !== 'pdf') onSaved()
    } catch {
      setState(signal.aborted ? { step: 'idle' } : { step: 'failed' })
    }
  }
  return { state, run, stop: () => running.current?.abort() }
}

const saveJson = (conversations: readonly ShownConversation[], base: string) =>
  saveFile(
    new Blob([conversationsJson(conversations, new Date())], { type: 'application/json' }),
    `${base}.json`,
  )

const markdownOf = (conversation: ShownConversation, names: ExportNames): Blob =>
  new Blob([conversationMarkdown(conversation, names, location.origin)], {
    type: 'text/markdown;charset=utf-8',
  })

const saveMarkdown = (conversation: ShownConversation, names: ExportNames, base: string) =>
  saveFile(markdownOf(conversation, names), `${base}.md`)

const markdownZip = (conversations: readonly ShownConversation[], names: ExportNames) =>
  writeZip(
    conversations.map((conversation) => ({
      name: exportName(conversation, names.untitled, 'md'),
      content: markdownOf(conversation, names),
      modifiedAt: new Date(conversation.group.updatedAt),
    })),
  )

/** One picture by itself, several in an archive, numbered in their order. */
export async function savePictures(pictures: readonly Blob[], base: string): Promise<void> {
  const [first] = pictures
  if (first && pictures.length === 1) return saveFile(first, `${base}.png`)
  const digits = String(pictures.length).length
  const files = pictures.map((content, at) => ({
    name: `${base} ${String(at + 1).padStart(digits, '0')}.png`,
    content,
    modifiedAt: new Date(),
  }))
  saveFile(await writeZip(files), `${base}.zip`)
}

import { useState } from 'react'
import type { ConversationImport } from '../../../features/talk/transfer/imported-conversation.ts'
import type { Import, ImportState } from '../../../features/talk/transfer/use-import.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { ProblemList } from './problem-list.tsx'

/** Fewer are seen at a glance. */
const filteredFrom = 12

type PreviewStepProps = { past: Import; state: Extract<ImportState, { step: 'preview' }> }

/** What the files hold, and which of it is to come. */
export function PreviewStep({ past, state }: PreviewStepProps) {
  const t = useTexts('past')
  const { reading, known, chosen } = state
  const { conversations, sources, problems } = reading
  const [words, setWords] = useState('')
  const sought = words.trim().toLowerCase()
  const shown = conversations.filter(({ title }) => title.toLowerCase().includes(sought))
  const open = shown.filter(({ key }) => !known.has(key))
  const there = conversations.filter(({ key }) => known.has(key)).length
  const all = open.length > 0 && open.every(({ key }) => chosen.has(key))
  const toggleAll = () => {
    const next = new Set(chosen)
    for (const { key } of open) {
      if (all) next.delete(key)
      else next.add(key)
    }
    past.choose(next)
  }
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    past.choose(next)
  }
  return (
    <div className="flex flex-col gap-4">
      {conversations.length > 0 && (
        <>
          <p>
            {sources.map((source) => t.sources[source]).join(', ')}
            {': '}
            {t.found({
              conversations: conversations.length,
              messages: countMessages(conversations),
            })}
            {there > 0 && <span className="text-soft"> · {t.alreadyThere({ n: there })}</span>}
          </p>
          {conversations.length > filteredFrom && (
            <SearchField label={t.filter} value={words} onWords={setWords} />
          )}
          {open.length > 0 && (
            <label className="flex cursor-pointer items-center gap-3 px-3">
              <input
                type="checkbox"
                checked={all}
                onChange={toggleAll}
                className="size-4.5 cursor-pointer accent-accent"
              />
              <span className="flex-1">{t.chooseAll}</span>
              <span className="text-small text-soft">{t.chosen({ n: chosen.size })}</span>
            </label>
          )}
          <ul
            aria-label={t.list}
            className="scroll-quiet max-h-72 overflow-y-auto rounded-card bg-card"
          >
            {shown.map((conversation) => (
              <Found
                key={conversation.key}
                conversation={conversation}
                isThere={known.has(conversation.key)}
                isChosen={chosen.has(conversation.key)}
                onToggle={toggle}
              />
            ))}
            {shown.length === 0 && <li className="px-3 py-4 text-soft">{t.nothingMatches}</li>}
          </ul>
          {there === conversations.length && <p className="text-soft">{t.allThere}</p>}
        </>
      )}
      <LeftOutList conversations={conversations.filter(({ key }) => chosen.has(key))} />
      <ProblemList problems={problems} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={past.restart}>{t.otherFiles}</Button>
        {conversations.length > 0 && there < conversations.length && (
          <Button
            kind="main"
            disabled={chosen.size === 0}
            onClick={() => void past.send(reading, chosen)}
          >
            {t.importChosen({ n: chosen.size })}
          </Button>
        )}
      </div>
    </div>
  )
}

const countMessages = (conversations: readonly ConversationImport[]): number =>
  conversations.reduce((sum, { entries }) => sum + entries.length, 0)

type FoundProps = {
  conversation: ConversationImport
  isThere: boolean
  isChosen: boolean
  onToggle: (key: string) => void
}

function Found({ conversation, isThere, isChosen, onToggle }: FoundProps) {
  const t = useTexts('past')
  const { date } = useFormats()
  const { key, title, updatedAt, entries } = conversation
  return (
    <li className="border-line not-first:border-t [content-visibility:auto] [contain-intrinsic-size:auto_56px]">
      <label className="flex items-center gap-3 px-3 py-2 has-enabled:cursor-pointer">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isThere}
          onChange={() => onToggle(key)}
          className="size-4.5 shrink-0 accent-accent"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{title || t.untitled}</span>
          <span className="block text-small text-soft">
            {date(updatedAt)} · {t.messages({ n: entries.length })}
          </span>
        </span>
        {isThere && <Badge>{t.there}</Badge>}
      </label>
    </li>
  )
}

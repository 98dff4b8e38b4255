import type { ParamCategory, ParamEntry } from '@atelier/contract/features/making/drawing-library'
import { useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { CategoryBar } from './category-bar.tsx'
import { chosenIn, toggleParam } from './chosen-params.ts'
import { findParams } from './find-params.ts'
import { ChipsSkeleton } from './panel-skeletons.tsx'
import { ChosenChip, ParamChip } from './param-chip.tsx'
import { useParamLibrary } from './queries.ts'

export type PromptHold = { prompt: string; onPrompt: (prompt: string) => void }

/** All parameters: those of one category, or those that have the words; pressed, they go into the prompt and out of it. */
export function ParamPanel({ prompt, onPrompt }: PromptHold) {
  const t = useTexts('drawingLibrary')
  const query = useParamLibrary()
  const { data, error } = query
  const [words, setWords] = useState('')
  const [wanted, setWanted] = useState('')
  if (error) return <QueryFailure of={query} />
  const chosen = data ? chosenIn(prompt, data.entries) : []
  const current = data?.categories.find(({ id }) => id === wanted) ?? data?.categories[0]
  const found = words.trim() === '' ? undefined : data && findParams(data.entries, words)
  const press = (entry: ParamEntry) => data && onPrompt(toggleParam(prompt, entry, data))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="px-5 pt-4 pb-2 sm:px-6">
        <SearchBar
          label={t.searchParams}
          words={words}
          onWords={setWords}
          clearLabel={t.clearSearch}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 sm:flex-row sm:gap-4 sm:pl-5">
        {!found && (
          <div className="shrink-0 max-sm:px-4 sm:flex">
            <CategoryBar
              side
              categories={(data?.categories ?? []).map(({ id, name }) => ({
                id,
                name,
                marked: chosen.some(({ category }) => category === id),
              }))}
              current={current?.id ?? ''}
              onCurrent={setWanted}
            />
          </div>
        )}
        <div className="scroll-quiet min-h-0 min-w-0 flex-1 px-5 pb-5 sm:px-1 sm:pr-6">
          {!data && <ChipsSkeleton />}
          {data && found && (
            <Found entries={found} categories={data.categories} chosen={chosen} onPress={press} />
          )}
          {data && !found && current && (
            <Entries
              note={current.choose === 'one' ? t.chooseOne : ''}
              entries={data.entries.filter(({ category }) => category === current.id)}
              chosen={chosen}
              onPress={press}
            />
          )}
        </div>
      </div>
      <Chosen chosen={chosen} onRemove={press} />
    </div>
  )
}

type EntriesProps = {
  title?: string
  note?: string
  entries: readonly ParamEntry[]
  chosen: readonly ParamEntry[]
  onPress: (entry: ParamEntry) => void
}

function Entries({ title, note, entries, chosen, onPress }: EntriesProps) {
  const withWords = useLocale() !== 'en-US'
  return (
    <section aria-label={title} className="pt-1 pb-3">
      {(title || note) && (
        <p className="pb-2 text-small text-soft">{[title, note].filter(Boolean).join(' · ')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <ParamChip
            key={entry.id}
            entry={entry}
            isChosen={chosen.includes(entry)}
            withWords={withWords}
            onPress={() => onPress(entry)}
          />
        ))}
      </div>
    </section>
  )
}

type FoundProps = EntriesProps & { categories: readonly ParamCategory[] }

function Found({ entries, categories, chosen, onPress }: FoundProps) {
  const t = useTexts('drawingLibrary')
  if (entries.length === 0)
    return (
      <EmptyState icon="search" title={t.noParams}>
        {t.noParamsText}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="sr-only">
        {t.found({ n: entries.length })}
      </p>
      {categories.map(({ id, name }) => {
        const own = entries.filter(({ category }) => category === id)
        return (
          own.length > 0 && (
            <Entries key={id} title={name} entries={own} chosen={chosen} onPress={onPress} />
          )
        )
      })}
    </>
  )
}

type ChosenProps = { chosen: readonly ParamEntry[]; onRemove: (entry: ParamEntry) => void }

function Chosen({ chosen, onRemove }: ChosenProps) {
  const t = useTexts('drawingLibrary')
  return (
    <section
      aria-label={t.chosen}
      className="flex min-h-13 shrink-0 items-center gap-2 overflow-x-auto border-t border-line px-5 py-2.5 [scrollbar-width:none] max-sm:pb-[max(10px,env(safe-area-inset-bottom))] sm:px-6"
    >
      {chosen.length === 0 ? (
        <p className="text-small text-soft">{t.nothingChosen}</p>
      ) : (
        chosen.map((entry) => (
          <ChosenChip key={entry.id} entry={entry} onRemove={() => onRemove(entry)} />
        ))
      )}
    </section>
  )
}

import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { CaseColumns } from './case-columns.tsx'
import { CaseView } from './case-view.tsx'
import { CategoryBar } from './category-bar.tsx'
import { TilesSkeleton } from './panel-skeletons.tsx'
import { type ExampleType, useCaseCategories, useCases, useExamples } from './queries.ts'

type UseCase = { onUse: (shown: DrawingCase) => void }

/** All cases, by category and words; one of them large when it is pressed. */
export function CasePanel({ onUse }: UseCase) {
  const t = useTexts('drawingLibrary')
  const [words, setWords] = useState('')
  const [category, setCategory] = useState('')
  const categories = useCaseCategories()
  const { query: cases, rows } = useCases(category || undefined, useSettled(words))
  return (
    <Shelf
      rows={cases.data && rows}
      onUse={onUse}
      trouble={cases.error && <QueryFailure of={cases} />}
      empty={
        <EmptyState icon="search" title={t.noCases}>
          {t.noCasesText}
        </EmptyState>
      }
      head={
        <div className="flex flex-col gap-2 pb-3">
          <SearchBar
            label={t.searchCases}
            words={words}
            onWords={setWords}
            clearLabel={t.clearSearch}
          />
          <div className="-mx-1">
            <CategoryBar
              categories={[{ id: '', name: t.all }, ...(categories.data ?? [])]}
              current={category}
              onCurrent={setCategory}
            />
          </div>
        </div>
      }
      foot={
        cases.hasNextPage && (
          <div className="flex justify-center pt-6">
            <MoreButton of={cases}>{t.moreCases}</MoreButton>
          </div>
        )
      }
    />
  )
}

/** Short prompts to begin with; `type` is that of the works of the screen. */
export function ExamplePanel({ type, onUse }: UseCase & { type?: ExampleType | undefined }) {
  const t = useTexts('drawingLibrary')
  const examples = useExamples(type)
  return (
    <Shelf
      rows={examples.data}
      onUse={onUse}
      trouble={examples.error && <QueryFailure of={examples} />}
      empty={<EmptyState icon="image" title={t.noExamples} />}
    />
  )
}

type ShelfProps = UseCase & {
  /** Undefined while they are not known. */
  rows: readonly DrawingCase[] | undefined
  trouble?: React.ReactNode
  empty: React.ReactNode
  head?: React.ReactNode
  foot?: React.ReactNode
}

function Shelf({ rows, trouble, empty, head, foot, onUse }: ShelfProps) {
  const [open, setOpen] = useState<DrawingCase>()
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(undefined)
    const id = open?.id
    // Once the list is shown again.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-case="${id}"]`)?.focus(),
    )
  }
  return (
    <div className="scroll-quiet h-full px-5 pt-4 pb-6 sm:px-6 max-sm:pb-[max(24px,env(safe-area-inset-bottom))]">
      {open && <CaseView shown={open} onBack={close} onUse={() => onUse(open)} />}
      <div ref={list} hidden={open !== undefined}>
        {head}
        {trouble}
        {!trouble && !rows && <TilesSkeleton />}
        {!trouble && rows?.length === 0 && empty}
        {rows && rows.length > 0 && <CaseColumns cases={rows} onOpen={setOpen} onUse={onUse} />}
        {foot}
      </div>
    </div>
  )
}

import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useMore } from '../../../lib/use-more.ts'
import { useTyped } from '../../../lib/use-typed.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ExportMenu } from './export-menu.tsx'
import { promptDeletes } from './prompt-deletes.ts'
import { PromptRow } from './prompt-row.tsx'
import { usePromptPages } from './queries.ts'
import { VirtualRows } from './virtual-rows.tsx'

type OwnPromptsProps = {
  search: string
  /** Empty for all. */
  tag: string
  onSearch: (search: string) => void
  onTag: (tag: string) => void
  onAdd: () => void
  onImport: () => void
  /** Absent where there is no field to use one in. */
  onUse?: ((prompt: KeptPrompt) => void) | undefined
  onEdit: (prompt: KeptPrompt) => void
  onOffer: (prompt: KeptPrompt) => void
  onVersions: (prompt: KeptPrompt) => void
}

/** The list of own prompts, with its search. */
export function OwnPrompts({ search, tag, onSearch, onTag, ...rest }: OwnPromptsProps) {
  const t = useTexts('prompts')
  const { query: pages, rows: known } = usePromptPages({ query: search.trim(), tag })
  const hidden = promptDeletes.useHidden()
  const rows = useMemo(() => known.filter(({ id }) => !hidden.has(id)), [known, hidden])
  const newest = pages.data?.pages[0]
  const isEmpty = newest !== undefined && newest.total - hidden.size <= 0 && rows.length === 0
  const typed = useTyped(search, onSearch)
  const onEnd = useMore(pages, { again: true })
  const deletePrompt = promptDeletes.useDelete()
  if (isEmpty && !search && !tag) return <NoPrompts onAdd={rest.onAdd} onImport={rest.onImport} />
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-6 py-3 max-sm:px-5">
        <SearchField
          label={t.search}
          placeholder={t.searchHint}
          className="min-w-40 flex-1"
          {...typed}
        />
        {newest && newest.tags.length > 0 && (
          <Select
            label={t.tag}
            value={tag}
            className="max-w-44"
            options={[
              { value: '', label: t.allTags },
              ...newest.tags.map(({ name, count }) => ({
                value: name,
                label: `${name} (${count})`,
              })),
            ]}
            onChange={onTag}
          />
        )}
        <div className="flex items-center gap-2 max-sm:w-full">
          <Button kind="main" icon="plus" className="max-sm:flex-1" onClick={rest.onAdd}>
            {t.add}
          </Button>
          <Button icon="upload" className="max-sm:flex-1" onClick={rest.onImport}>
            {t.importList}
          </Button>
          <ExportMenu />
        </div>
      </div>
      {pages.data ? (
        rows.length === 0 ? (
          <EmptyState icon="search" title={t.nothingFound}>
            {t.nothingFoundText}
          </EmptyState>
        ) : (
          <>
            <p className="figures border-b border-line px-6 pb-2 text-small text-soft max-sm:px-5">
              {search || tag
                ? t.found({ n: newest?.count ?? 0, of: newest?.total ?? 0 })
                : t.count({ n: (newest?.total ?? 0) - hidden.size })}
            </p>
            <VirtualRows
              label={t.list}
              count={rows.length}
              height={64}
              keyOf={(index) => rows[index]?.id ?? index}
              onEnd={onEnd}
            >
              {(index) => {
                const prompt = rows[index]
                return (
                  prompt && (
                    <PromptRow
                      prompt={prompt}
                      onUse={rest.onUse && (() => rest.onUse?.(prompt))}
                      onEdit={() => rest.onEdit(prompt)}
                      onOffer={() => rest.onOffer(prompt)}
                      onVersions={() => rest.onVersions(prompt)}
                      onDelete={() => deletePrompt(prompt.id, t.deleted({ title: prompt.title }))}
                    />
                  )
                )
              }}
            </VirtualRows>
          </>
        )
      ) : pages.error ? (
        <QueryFailure of={pages} />
      ) : (
        <div className="flex flex-col gap-3 px-6 py-2 max-sm:px-5">
          {['first', 'second', 'third', 'fourth'].map((name) => (
            <Skeleton key={name} className="h-13 w-full rounded-card" />
          ))}
        </div>
      )}
    </>
  )
}

function NoPrompts({ onAdd, onImport }: Pick<OwnPromptsProps, 'onAdd' | 'onImport'>) {
  const t = useTexts('prompts')
  return (
    <div className="scroll-quiet flex min-h-0 flex-1 flex-col justify-center">
      <EmptyState
        icon="scroll-text"
        title={t.empty}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button kind="main" icon="plus" onClick={onAdd}>
              {t.add}
            </Button>
            <Button onClick={onImport}>
              <Icon name="upload" size={16} />
              {t.importList}
            </Button>
          </div>
        }
      >
        {t.emptyText}
      </EmptyState>
    </div>
  )
}

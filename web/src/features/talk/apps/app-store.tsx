// Browsing apps or roles: whose, about what, by which words; and what the address opens over that.
import type { AppKind } from '@atelier/contract/app-terms'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { late } from '../../../ui/late.ts'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { useEver } from '../../../ui/use-ever.ts'
import type { ModelOption } from './app-draft.ts'
import type { KnowledgeSlot } from './app-editor.tsx'
import { AppGrid } from './app-grid.tsx'
import { AppSheet } from './app-sheet.tsx'
import type { AppealSlot } from './own-actions.tsx'
import { useAppCategories } from './queries.ts'
import { useFinishAppDeletes } from './use-app-actions.ts'
import { useAppPlace } from './use-app-place.ts'

const AppEditor = late(async () => (await import('./app-editor.tsx')).AppEditor)

type AppStoreProps = {
  kind: AppKind
  isMember: boolean
  /** The models that an app can ask for. */
  models: readonly ModelOption[]
  /** Chooses the files that one answers from. */
  knowledge: KnowledgeSlot
  /** Logs in, to publish. */
  onLogin: () => void
  appeal: AppealSlot
}

export function AppStore({ kind, isMember, models, knowledge, onLogin, appeal }: AppStoreProps) {
  const t = useTexts('apps')
  const { place, open, show } = useAppPlace()
  const [words, setWords] = useState('')
  const settled = useSettled(words)
  useFinishAppDeletes()
  const isRole = kind === 'role'
  const edits = useEver(place.edit !== null)
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-280 flex-col gap-4 px-3 pt-6 pb-10 sm:px-6">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-60 flex-1">
            <h1 className="text-display font-semibold max-lg:hidden">
              {isRole ? t.roles : t.title}
            </h1>
            <p className="mt-1 text-soft">{isRole ? t.rolesText : t.text}</p>
          </div>
          <Button kind="main" icon="plus" onClick={() => open({ edit: 'new', app: null })}>
            {isRole ? t.newRole : t.newApp}
          </Button>
        </header>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t.which}
            value={place.of}
            options={(['all', 'own', 'pinned'] as const).map((value) => ({
              value,
              label: t.of[value],
            }))}
            onChange={(of) => show({ of: of === 'all' ? null : of, category: null })}
          />
          <SearchBar
            label={isRole ? t.searchRoles : t.search}
            words={words}
            onWords={setWords}
            className="min-w-48 flex-1"
          />
          {place.of === 'all' && (
            <Select
              label={t.sort}
              value={place.sort}
              options={(['popular', 'new'] as const).map((value) => ({
                value,
                label: t.sorts[value],
              }))}
              onChange={(sort) => show({ sort: sort === 'new' ? 'new' : null })}
            />
          )}
        </div>
        {place.of === 'all' && <Categories kind={kind} />}
        <AppGrid
          filter={{
            kind,
            of: place.of,
            words: settled,
            category: place.category,
            sort: place.sort,
          }}
          onMake={() => open({ edit: 'new', app: null })}
          onAll={() => {
            setWords('')
            show({ of: null, category: null })
          }}
        />
      </div>
      <AppSheet kind={kind} isMember={isMember} models={models} onLogin={onLogin} appeal={appeal} />
      {edits && (
        <Suspense>
          <AppEditor kind={kind} models={models} knowledge={knowledge} />
        </Suspense>
      )}
    </div>
  )
}

function Categories({ kind }: { kind: AppKind }) {
  const t = useTexts('apps')
  const { place, show } = useAppPlace()
  const { data = [], isPending } = useAppCategories(kind)
  // Their place is there before they are: nothing below them moves.
  if (isPending) return <div aria-hidden="true" className="h-10 shrink-0" />
  const shown = data.filter(({ count, id }) => count > 0 || id === place.category)
  if (shown.length === 0) return null
  const all = [{ id: null, name: t.allCategories }, ...shown]
  return (
    <nav
      aria-label={t.categories}
      className="-mx-3 flex shrink-0 gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6"
    >
      {all.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          aria-current={id === place.category ? 'true' : undefined}
          onClick={() => show({ category: id })}
          className={classes(
            'touch-target inline-flex h-8 shrink-0 items-center rounded-control px-3 whitespace-nowrap text-soft transition-[background-color,color]',
            'hover:bg-fill hover:text-text aria-[current]:bg-fill-strong aria-[current]:font-medium aria-[current]:text-text',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

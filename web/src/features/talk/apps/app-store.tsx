// Browsing apps or roles: whose, about what, by which words; and what the address opens over that.
import type { AppCategory, AppKind } from '@atelier/contract/app-terms'
import type { App } from '@atelier/contract/features/talk/apps'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { late } from '../../../ui/late.ts'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AppealSlot } from '../../../ui/shelf/publish-actions.tsx'
import { Shelf, ShelfCategories } from '../../../ui/shelf/shelf.tsx'
import { ShelfGrid } from '../../../ui/shelf/shelf-grid.tsx'
import { useEver } from '../../../ui/use-ever.ts'
import { AppCard } from './app-card.tsx'
import type { ModelOption } from './app-draft.ts'
import type { KnowledgeSlot } from './app-editor.tsx'
import { useAppPlace } from './app-place.ts'
import { useAppCategories, useApps } from './queries.ts'
import { roleInUse } from './role-in-use.ts'
import { appDeletes } from './use-app-actions.ts'

const AppSheet = late(async () => (await import('./app-sheet.tsx')).AppSheet)
const AppEditor = late(async () => (await import('./app-editor.tsx')).AppEditor)

/** Those of the house, which have no date, and those that come with a sample. */
const isShownFirst = ({ sample, isBuiltin, updatedAt }: App) =>
  sample !== null || (!isBuiltin && updatedAt === null)

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
  const isRole = kind === 'role'
  const reads = useEver(place.app > 0)
  const edits = useEver(place.edit !== null)
  const make = () => open({ edit: 'new', app: null })
  const makeLabel = isRole ? t.newRole : t.newApp
  const { of, category, sort } = place
  const { query, rows } = useApps({ kind, of, words: settled, category, sort })
  const categories = useAppCategories(kind, of === 'all')
  const hidden = appDeletes.useHidden()
  // Who looks for something is shown that alone.
  const isFront = of === 'all' && category === null && sort === 'popular' && settled.trim() === ''
  const shown = rows.filter(({ id }) => !hidden.has(id))
  const first = isFront ? shown.filter(isShownFirst) : []
  const nameOf = (id: AppCategory) =>
    category === null ? categories.data?.find((each) => each.id === id)?.name : undefined
  const role = useStored(roleInUse)
  appDeletes.useFinish()
  const draw = (app: App, isFirst = false) => (
    <AppCard
      app={app}
      isInUse={app.kind === 'role' && app.id === role.id}
      categoryName={nameOf(app.category)}
      isFirst={isFirst}
    />
  )
  return (
    <Shelf
      title={isRole ? t.roles : t.title}
      text={isRole ? t.rolesText : t.text}
      makeLabel={makeLabel}
      onMake={make}
      filters={
        <>
          <Segmented
            label={t.which}
            value={of}
            options={(['all', 'own', 'pinned'] as const).map((value) => ({
              value,
              label: t.of[value],
            }))}
            onChange={(next) => show({ of: next === 'all' ? null : next, category: null })}
          />
          <SearchBar
            label={isRole ? t.searchRoles : t.search}
            words={words}
            onWords={setWords}
            className="min-w-48 flex-1"
          />
          {of === 'all' && (
            <Select
              label={t.sort}
              value={sort}
              options={(['popular', 'new'] as const).map((value) => ({
                value,
                label: t.sorts[value],
              }))}
              onChange={(next) => show({ sort: next === 'new' ? 'new' : null })}
            />
          )}
        </>
      }
      over={
        <>
          {reads && (
            <Suspense>
              <AppSheet
                kind={kind}
                isMember={isMember}
                models={models}
                onLogin={onLogin}
                appeal={appeal}
              />
            </Suspense>
          )}
          {edits && (
            <Suspense>
              <AppEditor kind={kind} models={models} knowledge={knowledge} />
            </Suspense>
          )}
        </>
      }
    >
      {of === 'all' && (
        <ShelfCategories
          of={categories}
          texts={t}
          chosen={category}
          onChoose={(chosen) => show({ category: chosen })}
        />
      )}
      <ShelfGrid
        of={query}
        items={shown.filter((app) => !first.includes(app))}
        first={
          isFront ? { items: first, label: t.first, card: (app) => draw(app, true) } : undefined
        }
        label={isRole ? t.roles : t.apps}
        columns="grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]"
        waiting={{ n: 6, height: 'h-31' }}
        isSearch={settled.trim() !== '' || category !== null}
        isOwn={of === 'own'}
        empty={{
          own: {
            icon: 'blocks',
            title: isRole ? t.noOwnRoles : t.noOwn,
            text: isRole ? t.noOwnRolesText : t.noOwnText,
            makeLabel,
          },
          kept: { icon: 'pin', title: t.noPinned, text: t.noPinnedText },
          found: { title: t.noneFound, text: t.noneFoundText },
          allLabel: t.showAll,
        }}
        onMake={make}
        onAll={() => {
          setWords('')
          show({ of: null, category: null })
        }}
        moreLabel={t.more}
      >
        {(app) => draw(app)}
      </ShelfGrid>
    </Shelf>
  )
}

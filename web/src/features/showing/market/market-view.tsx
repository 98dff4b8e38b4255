// Browsing the market: whose prompts, about what, for what, by which words; and what the address opens over that.
import { marketSorts, promptMedia } from '@atelier/contract/market-terms'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFinishMarketDeletes } from './market-deletes.ts'
import { MarketEditor, type MarketEditorProps } from './market-editor.tsx'
import { MarketGrid } from './market-grid.tsx'
import { marketOf } from './market-place.ts'
import { MarketSheet, type MarketSheetProps } from './market-sheet.tsx'
import { useMarketCategories } from './queries.ts'
import { useMarketPlace } from './use-market-place.ts'

export function MarketView(props: MarketSheetProps & MarketEditorProps) {
  const t = useTexts('market')
  const { place, open, show } = useMarketPlace()
  const [words, setWords] = useState('')
  const settled = useSettled(words)
  useFinishMarketDeletes()
  const make = () => open({ edit: 'new', prompt: null })
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-280 flex-col gap-4 px-3 pt-6 pb-10 sm:px-6">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-60 flex-1">
            <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
            <p className="mt-1 text-soft">{t.text}</p>
          </div>
          <Button kind="main" icon="plus" onClick={make}>
            {t.newPrompt}
          </Button>
        </header>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t.which}
            value={place.of}
            options={marketOf.map((value) => ({ value, label: t.of[value] }))}
            onChange={(of) => show({ of: of === 'all' ? null : of })}
          />
          <SearchBar
            label={t.search}
            words={words}
            onWords={setWords}
            className="min-w-48 flex-1 max-sm:basis-full"
          />
          <Select
            label={t.medium}
            className="max-sm:flex-1"
            value={place.medium ?? 'any'}
            options={[
              { value: 'any' as const, label: t.anyMedium },
              ...promptMedia.map((value) => ({ value, label: t.media[value] })),
            ]}
            onChange={(medium) => show({ medium: medium === 'any' ? null : medium })}
          />
          {place.of !== 'own' && (
            <Select
              label={t.sort}
              className="max-sm:flex-1"
              value={place.sort}
              options={marketSorts.map((value) => ({ value, label: t.sorts[value] }))}
              onChange={(sort) => show({ sort: sort === 'popular' ? null : sort })}
            />
          )}
        </div>
        <Categories />
        <MarketGrid
          filter={{ ...place, words: settled }}
          onMake={make}
          onAll={() => {
            setWords('')
            show({ of: null, category: null, medium: null })
          }}
        />
      </div>
      <MarketSheet
        isMember={props.isMember}
        onLogin={props.onLogin}
        onTry={props.onTry}
        appeal={props.appeal}
      />
      <MarketEditor pickWork={props.pickWork} pickAnswer={props.pickAnswer} />
    </div>
  )
}

function Categories() {
  const t = useTexts('market')
  const { place, show } = useMarketPlace()
  const { data = [], isPending } = useMarketCategories(place.of)
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

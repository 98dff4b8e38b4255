// Browsing the market: whose prompts, about what, for what, by which words; and what the address opens over that.
import { marketSorts, promptMedia } from '@atelier/contract/market-terms'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { late } from '../../../ui/late.ts'
import { SearchBar } from '../../../ui/search-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Shelf, ShelfCategories } from '../../../ui/shelf/shelf.tsx'
import { ShelfGrid } from '../../../ui/shelf/shelf-grid.tsx'
import { useEver } from '../../../ui/use-ever.ts'
import { MarketCard } from './market-card.tsx'
import { marketDeletes } from './market-deletes.ts'
import type { MarketEditorProps } from './market-editor.tsx'
import { marketOf, useMarketPlace } from './market-place.ts'
import { MarketSheet, type MarketSheetProps } from './market-sheet.tsx'
import { useMarket, useMarketCategories, useReadMarketPage } from './queries.ts'

const MarketEditor = late(async () => (await import('./market-editor.tsx')).MarketEditor)

export function MarketView(props: MarketSheetProps & MarketEditorProps) {
  const t = useTexts('market')
  const { place, open, show } = useMarketPlace()
  const edits = useEver(place.edit !== null)
  const [words, setWords] = useState('')
  const settled = useSettled(words)
  const read = useReadMarketPage()
  // What cannot be read says why on its page.
  const start = (id: number) =>
    read(id).then(props.onTry, () => void open({ prompt: String(id), edit: null }))
  const make = () => open({ edit: 'new', prompt: null })
  const filter = { ...place, words: settled }
  const { query, rows } = useMarket(filter)
  const hidden = marketDeletes.useHidden()
  marketDeletes.useFinish()
  return (
    <Shelf
      title={t.title}
      text={t.text}
      makeLabel={t.newPrompt}
      onMake={make}
      filters={
        <>
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
        </>
      }
      over={
        <>
          <MarketSheet
            isMember={props.isMember}
            onLogin={props.onLogin}
            onTry={props.onTry}
            appeal={props.appeal}
          />
          {edits && (
            <Suspense>
              <MarketEditor pickWork={props.pickWork} pickAnswer={props.pickAnswer} />
            </Suspense>
          )}
        </>
      }
    >
      <ShelfCategories
        of={useMarketCategories(place.of)}
        texts={t}
        chosen={place.category}
        onChoose={(category) => show({ category })}
      />
      <ShelfGrid
        of={query}
        items={rows.filter(({ id }) => !hidden.has(id))}
        label={t.title}
        columns="grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))]"
        waiting={{ n: 8, height: 'h-72' }}
        isSearch={settled.trim() !== '' || place.category !== null || place.medium !== null}
        isOwn={place.of === 'own'}
        empty={{
          own: { icon: 'scroll-text', title: t.noOwn, text: t.noOwnText, makeLabel: t.newPrompt },
          kept: { icon: 'bookmark', title: t.noCollected, text: t.noCollectedText },
          found: { title: t.noneFound, text: t.noneFoundText },
          allLabel: t.showAll,
        }}
        onMake={make}
        onAll={() => {
          setWords('')
          show({ of: null, category: null, medium: null })
        }}
        moreLabel={t.more}
      >
        {(prompt) => <MarketCard prompt={prompt} onStart={start} />}
      </ShelfGrid>
    </Shelf>
  )
}

import type { Order, ShopPackage } from '@atelier/contract/features/money/payments'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { selectPayWyas, waysFor, wayToBeginWith } from './chosen-way.ts'
import { PackageCards } from './package-cards.tsx'
import { priceText } from './price-text.ts'
import { waysQuery } from './queries.ts'
import { type Leave, useOrder } from './use-purchase.ts'

type ShelfProps = {
  packages: readonly ShopPackage[]
  /** The package to begin with. */
  wantedId: number | undefined
  compact: boolean
  leave: Leave
  onOrder: (order: Order) => void
  /** Stands in the place of the button where nobody can pay. */
  noWay: ReactNode
}

/** What is on sale, the ways to pay for it, and the button that says what it costs. */
export function Shelf({ packages, wantedId, compact, leave, onOrder, noWay }: ShelfProps) {
  const t = useTexts('shop')
  const locale = useLocale()
  const ways = useQuery(waysQuery)
  const [chosenId, setChosenId] = useState(wantedId)
  const chosenWay = useStored(selectPayWyas)
  const { order, isBusy, error, forget } = useOrder(leave, onOrder)
  const sellable = packages.filter(({ isBought }) => !isBought)
  const sold = sellable.find(({ id }) => id === chosenId) ?? suggested(sellable)
  const fitting = sold && ways.data ? waysFor(ways.data.ways, sold.currency) : []
  const way = wayToBeginWith(fitting, chosenWay)
  const failure = error instanceof CallFailure ? error : undefined
  return (
    <div className="flex flex-col gap-5">
      <PackageCards
        packages={packages}
        chosenId={sold?.id}
        compact={compact}
        onChoose={(id) => {
          forget()
          setChosenId(id)
        }}
      />
      {error && <FailureState inline message={failure?.message ?? t.notOrdered} />}
      {ways.data && !way && noWay}
      {sold && way && (
        <div
          className={classes(
            'flex flex-wrap items-center gap-x-4 gap-y-3',
            !compact && 'sm:justify-between',
          )}
        >
          {fitting.length > 1 ? (
            <Segmented
              label={t.wayLabel}
              value={way.id}
              options={fitting.map(({ id }) => ({ value: id, label: t.ways[id] }))}
              onChange={(id) => {
                forget()
                selectPayWyas.set(id)
              }}
            />
          ) : (
            <p className="text-soft">{t.payWith({ way: t.ways[way.id] })}</p>
          )}
          <Button
            kind="main"
            size="large"
            busy={isBusy}
            className={compact ? 'grow' : 'max-sm:w-full'}
            onClick={() => order({ sold, way: way.id })}
          >
            {t.pay({ price: priceText(sold, locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first that is marked, or in the middle: neither the least nor the most. */
const suggested = (packages: readonly ShopPackage[]): ShopPackage | undefined =>
  packages.find(({ badge }) => badge !== '') ?? packages[Math.floor(packages.length / 2)]

import { useQuery } from '@tanstack/react-query'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { OpenCell } from '../../frame/cells.tsx'
import { MoveButtons } from '../../frame/move-buttons.tsx'
import { movedBy } from '../../frame/moved-by.ts'
import { useAddress } from '../../frame/use-address.ts'
import { PackageDialog } from './package-dialog.tsx'
import { type ListedPackage, saleStateOf, textIn } from './package-form.ts'
import {
  packagesQuery,
  setupQuery,
  useArrangePackages,
  useSavePackage,
} from './use-package-calls.ts'

/** What the site sells; `waysAbove` where its ways to pay are set up right above. */
export function PackagesTab({ waysAbove = false }: { waysAbove?: boolean }) {
  const t = useTexts('adminMoney')
  const { open } = useAddress()
  const packages = useQuery(packagesQuery)
  const setup = useQuery(setupQuery)
  if (packages.isPending || setup.isPending) return <Skeleton className="h-80 rounded-card" />
  const failed = [packages, setup].find(({ data }) => data === undefined)
  if (failed || !packages.data || !setup.data)
    return (
      <QueryFailure
        of={{
          error: failed?.error,
          isFetching: packages.isFetching || setup.isFetching,
          refetch: () => Promise.all([packages.refetch(), setup.refetch()]),
        }}
      />
    )
  const add = (
    <Button kind="main" icon="plus" onClick={() => open('package', 'new')}>
      {t.packages.add}
    </Button>
  )
  return (
    <section aria-label={t.tabs.packages} className="flex flex-col gap-4">
      {setup.data.ways.length === 0 && !waysAbove && (
        <p className="rounded-control bg-fill px-3 py-2.5 text-soft">{t.packages.noWay}</p>
      )}
      {packages.data.length === 0 ? (
        <EmptyState icon="package" title={t.packages.empty} action={add}>
          {t.packages.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-soft">{t.packages.text}</p>
            {add}
          </div>
          <PackageTable packages={packages.data} />
        </>
      )}
      <PackageDialog packages={packages.data} setup={setup.data} />
    </section>
  )
}

/** The packages in the order in which they are sold; each can be moved, opened, and put on and off sale. */
function PackageTable({ packages }: { packages: readonly ListedPackage[] }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const locale = useLocale()
  const { open } = useAddress()
  const columns: Column<ListedPackage>[] = [
    {
      key: 'package',
      title: t.packages.one,
      main: true,
      cell: (sold) => (
        <span className="flex flex-wrap items-center gap-2">
          <OpenCell name={textIn(sold.title, locale)} onOpen={() => open('package', sold.id)} />
          {textIn(sold.badge, locale) && <Badge>{textIn(sold.badge, locale)}</Badge>}
          {sold.isOnce && <Badge>{t.packages.once}</Badge>}
        </span>
      ),
    },
    {
      key: 'goods',
      title: t.orders.goods,
      cell: (sold) => goodsText(sold, shop, formats),
    },
    { key: 'price', title: t.packages.price, end: true, cell: (sold) => priceText(sold, locale) },
    {
      key: 'sale',
      title: t.packages.states.onSale,
      cell: (sold) => <OnSale sold={sold} title={textIn(sold.title, locale)} />,
    },
    {
      key: 'place',
      title: t.packages.place,
      end: true,
      cell: ({ id }) => <PlaceButtons id={id} packages={packages} />,
    },
  ]
  return (
    <DataTable label={t.tabs.packages} columns={columns} rows={packages} rowKey={({ id }) => id} />
  )
}

function OnSale({ sold, title }: { sold: ListedPackage; title: string }) {
  const t = useTexts('adminMoney')
  const save = useSavePackage({ shownInPlace: false })
  const state = saleStateOf(sold, Date.now())
  // What was pressed is shown while it is under way, and the truth again once it has ended.
  const isShown = save.isPending ? !sold.isShown : sold.isShown
  return (
    <span className="-ml-3 inline-flex items-center gap-2">
      <Switch
        label={<span className="sr-only">{t.packages.sell({ title })}</span>}
        on={isShown}
        onChange={(on) => save.isPending || save.mutate({ ...sold, isShown: on })}
      />
      {(state === 'later' || state === 'over') && (
        <Badge tone="warning">{t.packages.states[state]}</Badge>
      )}
    </span>
  )
}

function PlaceButtons({ id, packages }: { id: number; packages: readonly ListedPackage[] }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const arrange = useArrangePackages()
  const ids = packages.map((sold) => sold.id)
  const title = textIn(packages.find((sold) => sold.id === id)?.title ?? {}, locale)
  const move = (step: -1 | 1) => {
    if (!arrange.isPending) arrange.mutate({ ids: movedBy(ids, id, step) })
  }
  return (
    <span className="inline-flex gap-1">
      <MoveButtons
        size="small"
        up={t.packages.up({ title })}
        down={t.packages.down({ title })}
        onUp={id === ids[0] ? undefined : () => move(-1)}
        onDown={id === ids.at(-1) ? undefined : () => move(1)}
      />
    </span>
  )
}

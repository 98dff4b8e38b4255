import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { CsvButton } from '../csv-button.tsx'
import { Facts } from '../facts.tsx'
import { batchStateOf } from './batch-form.ts'
import { CodeStateBadge } from './batch-state.tsx'
import { CodeList } from './code-list.tsx'
import { RedemptionList } from './redemption-list.tsx'
import { RevokeButton } from './revoke-button.tsx'

/** The batch that the address names, with its codes and who redeemed them. */
export function BatchDialog() {
  const t = useTexts('adminMoney')
  const { get, close } = useAddress()
  const id = Number(get('batch'))
  const isOpen = Number.isSafeInteger(id) && id > 0
  return (
    <Dialog
      open={isOpen}
      onClose={() => close('batch')}
      title={t.codes.batch}
      closeLabel={t.close}
      size="large"
      fullOnPhone
    >
      {isOpen && <OpenBatch key={id} id={id} />}
    </Dialog>
  )
}

function OpenBatch({ id }: { id: number }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const query = useQuery({ ...callOptions('GET /admin/money/codeBatch', { id }), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />
  if (query.isError && !query.data) return <QueryFailure of={query} />
  const batch = query.data
  const state = batchStateOf(batch, Date.now())
  const { name, kind, count, usesEach, used, expiresAt, revokedAt, createdBy, createdAt } = batch
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 text-title font-semibold wrap-anywhere">{name}</span>
        <CodeStateBadge state={state} />
      </div>
      <Facts
        rows={[
          [t.codes.kind, t.codes.kinds[kind]],
          [t.codes.gives, goodsText(batch, shop, formats)],
          [
            t.codes.used,
            t.codes.usedOf({ used: formats.number(used), all: formats.number(count * usesEach) }),
          ],
          [t.codes.lastDay, expiresAt ? formats.dateTime(expiresAt) : t.codes.always],
          [t.codes.revokedAt, revokedAt && formats.dateTime(revokedAt)],
          [t.codes.madeBy, [createdBy, formats.dateTime(createdAt)].filter(Boolean).join(' · ')],
          [t.codes.note, batch.note],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <CsvButton of="GET /codes/export" input={{ batchId: id }} name={`codes-${id}.csv`} />
        {state === 'open' && <RevokeButton target={{ batchId: id }} />}
      </div>
      <CodeList batchId={id} isShared={kind === 'shared'} />
      {used > 0 && <RedemptionList batchId={id} />}
    </div>
  )
}

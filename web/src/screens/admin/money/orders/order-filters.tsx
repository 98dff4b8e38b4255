import type { OrderState, PayWayId } from '@atelier/contract/features/money/payments'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { AddressSearch } from '../../frame/address-search.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { DaysFields } from '../days-fields.tsx'

export const orderStates: readonly OrderState[] = [
  'paid',
  'refunding',
  'refunded',
  'waiting',
  'created',
  'closed',
  'expired',
  'failed',
]
export const payWays: readonly PayWayId[] = ['stripe', 'alipay', 'wechat']

/** Which orders are listed; in the address. */
export function OrderFilters() {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const { get, choose } = useAddress()
  const any = { value: '', label: t.any }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AddressSearch name="person" label={t.person} placeholder={t.orders.personHint} />
      <LabelledSelect
        label={t.orders.state}
        value={get('state')}
        options={[any, ...orderStates.map((value) => ({ value, label: shop.states[value] }))]}
        onChange={(state) => choose({ state })}
      />
      <LabelledSelect
        label={t.orders.way}
        value={get('way')}
        options={[any, ...payWays.map((value) => ({ value, label: shop.ways[value] }))]}
        onChange={(way) => choose({ way })}
      />
      <DaysFields />
    </div>
  )
}

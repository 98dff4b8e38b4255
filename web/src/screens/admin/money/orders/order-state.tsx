import type { OrderState } from '@atelier/contract/features/money/payments'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'

const tones: Partial<Record<OrderState, 'success' | 'warning' | 'danger'>> = {
  paid: 'success',
  waiting: 'warning',
  refunding: 'warning',
  failed: 'danger',
}

export function OrderStateBadge({ state }: { state: OrderState }) {
  const shop = useTexts('shop')
  return <Badge tone={tones[state] ?? 'plain'}>{shop.states[state]}</Badge>
}

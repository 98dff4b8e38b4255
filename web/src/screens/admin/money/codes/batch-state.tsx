import type { CodeState } from '@atelier/contract/features/money/codes'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'

const tones = { open: 'success', used: 'plain', expired: 'warning', revoked: 'danger' } as const

/** What became of a code, or of a batch. */
export function CodeStateBadge({ state }: { state: CodeState }) {
  const t = useTexts('adminMoney')
  return <Badge tone={tones[state]}>{t.codes.states[state]}</Badge>
}

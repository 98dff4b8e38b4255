import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import type { Studio } from './use-studio.ts'

/** Why the last press came to nothing, over the main button. */
export function StudioFailure({ studio: { failure } }: { studio: Pick<Studio, 'failure'> }) {
  const t = useTexts('common')
  if (!failure) return null
  return (
    <FailureState
      inline
      message={failure.message}
      request={{ id: failure.requestId, label: t.copyRequestId, copiedLabel: t.copied }}
    />
  )
}

// Whether earlier messages go with a new one.
import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { ComposerChip } from './composer-chip.tsx'

export const setContext = (usingContext: boolean): void =>
  chatStorage.update((kept) => ({ ...kept, usingContext }))

/** Off is said in words, since it changes what the model knows. */
export function ContextChip() {
  const t = useTexts('chat')
  return (
    <ComposerChip icon="history" offLabel={t.contextTurnOn} onOff={() => setContext(true)}>
      {t.contextOff}
    </ComposerChip>
  )
}

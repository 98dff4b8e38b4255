// The composer of the conversation: what is written is answered, or drawn.
import type { ChatModel } from '@atelier/contract/features/models'
import { Suspense, useState } from 'react'
import { Composer } from '../../../features/composer/composer.tsx'
import { composerField } from '../../../features/composer/composer-field.ts'
import { ContextSwitch } from '../../../features/composer/context-switch.tsx'
import { PriceHint } from '../../../features/composer/price-hint.tsx'
import { ToolsMenu } from '../../../features/composer/tools-menu.tsx'
import { ModelPicker } from '../../../features/models/model-picker.tsx'
import { useCurrentUser } from '../../../features/session/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { DrawButton } from '../drawing/draw-button.tsx'
import { useDrawMode } from '../drawing/draw-mode.ts'

const DrawHint = late(async () => (await import('../drawing/draw-hint.tsx')).DrawHint)
const DrawModelPicker = late(
  async () => (await import('../drawing/draw-model-picker.tsx')).DrawModelPicker,
)

type ChatComposerProps = {
  groupId: number
  /** Undefined as long as it is not known. */
  model: ChatModel | undefined
  contextTokens: number
  running: boolean
  stopping: boolean
  onAnswer: () => void
  onDraw: () => void
  onStop: () => void
  onEditLast: () => void
}

export function ChatComposer(props: ChatComposerProps) {
  const { groupId, model, contextTokens, running, stopping, onStop, onEditLast } = props
  const t = useTexts('chat')
  const role = useCurrentUser().data?.userInfo.role ?? ''
  const draws = useDrawMode(groupId)
  const [unfit, setUnfit] = useState({ blind: '', kept: '' })
  const common = { place: groupId, running, stopping, onStop, onEditLast }
  if (draws) {
    return (
      <Composer
        {...common}
        placeholder={t.drawPlaceholder}
        blindReason={unfit.blind}
        unfitReason={unfit.kept}
        onSend={props.onDraw}
        hint={
          <Suspense>
            <DrawHint place={groupId} />
          </Suspense>
        }
        controls={
          <>
            <DrawButton place={groupId} />
            <Suspense>
              <DrawModelPicker place={groupId} onUnfit={setUnfit} />
            </Suspense>
          </>
        }
      />
    )
  }
  const blindReason = model && !model.abilities.vision ? t.attachBlind({ model: model.name }) : ''
  const toolsReason = model && !model.abilities.tools ? t.toolsNone({ model: model.name }) : ''
  return (
    <Composer
      {...common}
      placeholder={role ? t.placeholderRole({ role }) : t.placeholder}
      blindReason={blindReason}
      unfitReason={model && blindReason ? t.attachBlindKept({ model: model.name }) : ''}
      onSend={props.onAnswer}
      hint={<PriceHint place={groupId} model={model} contextTokens={contextTokens} />}
      controls={
        <>
          <DrawButton place={groupId} />
          <ContextSwitch />
          <ToolsMenu reason={toolsReason} />
          <ModelPicker focusAfter={composerField} />
        </>
      }
    />
  )
}

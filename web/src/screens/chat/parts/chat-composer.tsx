// The composer of the conversation: what is written is answered, or drawn.
import { Suspense, useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../../features/identity/session/queries.ts'
import { Composer } from '../../../features/talk/composer/composer.tsx'
import {
  caretNow,
  composerField,
  putCaret,
} from '../../../features/talk/composer/composer-field.ts'
import { composing } from '../../../features/talk/composer/composing.ts'
import { PriceHint } from '../../../features/talk/composer/price-hint.tsx'
import { chosenTools, unusualTools } from '../../../features/talk/composer/tool-choice.ts'
import { newComparisonSearch } from '../../../features/talk/groups/group-link.ts'
import { ModelPicker } from '../../../features/talk/models/model-picker.tsx'
import { VendorMark } from '../../../features/talk/models/vendor-mark.tsx'
import { canDictate, canRecord } from '../../../features/talk/voice/can-dictate.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { late } from '../../../ui/late.ts'
import { useEver } from '../../../ui/use-ever.ts'
import { useDrawMode } from '../drawing/draw-mode.ts'
import type { Persona } from '../use-persona.ts'
import type { ComposerWindow } from './composer-windows.tsx'

const ChatRows = late(async () => (await import('./chat-rows.tsx')).ChatRows)
const PersonaChip = late(async () => (await import('./persona-chip.tsx')).PersonaChip)
const ComposerWindows = late(async () => (await import('./composer-windows.tsx')).ComposerWindows)
const ContextChip = late(
  async () => (await import('../../../features/talk/composer/context-chip.tsx')).ContextChip,
)
const DrawChip = late(async () => (await import('../drawing/draw-chip.tsx')).DrawChip)
const ToolChips = late(
  async () => (await import('../../../features/talk/composer/tool-chips.tsx')).ToolChips,
)
const DictateButton = late(
  async () => (await import('../../../features/talk/voice/dictate-button.tsx')).DictateButton,
)
const DrawHint = late(async () => (await import('../drawing/draw-hint.tsx')).DrawHint)
const DrawModelPicker = late(
  async () => (await import('../drawing/draw-model-picker.tsx')).DrawModelPicker,
)

type ChatComposerProps = {
  groupId: number
  persona: Persona
  contextTokens: number
  running: boolean
  stopping: boolean
  onAnswer: () => void
  onDraw: () => void
  onStop: () => void
  onEditLast: () => void
}

export function ChatComposer(props: ChatComposerProps) {
  const { groupId, persona, contextTokens, running, stopping, onStop, onEditLast } = props
  const { model } = persona
  const t = useTexts('chat')
  const placeholder = usePlaceholder(persona)
  const draws = useDrawMode(groupId)
  const [shown, setShown] = useState<ComposerWindow>()
  const hadWindow = useEver(shown !== undefined)
  const [unfit, setUnfit] = useState({ blind: '', kept: '' })
  const blindReason = model && !model.abilities.vision ? t.attachBlind({ model: model.name }) : ''
  const toolsReason = model && !model.abilities.tools ? t.toolsNone({ model: model.name }) : ''
  const takesTools = !persona.app && toolsReason === ''
  const usesContext = useStored(chatStorage).usingContext
  const hasToolChips = unusualTools(useStored(chosenTools)).length > 0 && takesTools
  // One may type before they are there.
  const controlsDue = useDeferredValue(true, false)
  const common = {
    place: groupId,
    running,
    stopping,
    onStop,
    onEditLast,
    onWorks: () => setShown('works'),
    rows: (
      <ChatRows
        place={groupId}
        toolsReason={toolsReason}
        onAllTools={persona.app ? undefined : () => setShown('tools')}
      />
    ),
  }
  const kind = draws
    ? {
        placeholder: t.drawPlaceholder,
        blindReason: unfit.blind,
        unfitReason: unfit.kept,
        onSend: props.onDraw,
        hint: <DrawHint place={groupId} />,
        chips: (
          <Suspense>
            <DrawChip place={groupId} />
          </Suspense>
        ),
        controls: (
          <Suspense>
            <DrawModelPicker place={groupId} onUnfit={setUnfit} />
          </Suspense>
        ),
      }
    : {
        placeholder,
        blindReason,
        unfitReason: model && blindReason ? t.attachBlindKept({ model: model.name }) : '',
        takesFiles: true,
        onOwnFiles: () => setShown('files'),
        onSend: props.onAnswer,
        voice: <Voice place={groupId} />,
        hint: <PriceHint place={groupId} model={model} contextTokens={contextTokens} />,
        chips: (
          <>
            {(persona.role || persona.appId !== null) && (
              <Suspense>
                <PersonaChip persona={persona} />
              </Suspense>
            )}
            {!usesContext && (
              <Suspense>
                <ContextChip />
              </Suspense>
            )}
            {hasToolChips && (
              <Suspense>
                <ToolChips />
              </Suspense>
            )}
          </>
        ),
        controls: controlsDue && <AnsweringModel groupId={groupId} persona={persona} />,
      }
  return (
    <>
      <Composer {...common} {...kind} />
      {hadWindow && (
        <Suspense>
          <ComposerWindows place={groupId} shown={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function usePlaceholder({ app, role }: Persona): string {
  const t = useTexts('chat')
  const ownRole = useCurrentUser().data?.userInfo.role ?? ''
  if (app) return t.placeholderApp({ app: app.name })
  const inUse = role || ownRole
  return inUse ? t.placeholderRole({ role: inUse }) : t.placeholder
}

function AnsweringModel({ groupId, persona }: Pick<ChatComposerProps, 'groupId' | 'persona'>) {
  const navigate = useNavigate()
  const { model, hasOwnModel } = persona
  if (hasOwnModel && model) {
    return (
      <span className="flex h-9 min-w-0 items-center gap-1.5 px-2.5 text-soft">
        <VendorMark model={model} />
        <span className="truncate">{model.name}</span>
      </span>
    )
  }
  return (
    <ModelPicker
      focusAfter={composerField}
      onCompare={() => void navigate({ search: newComparisonSearch(groupId) })}
    />
  )
}

/** Its place is kept until it is there. */
function Voice({ place }: { place: number }) {
  if (!canDictate() && !canRecord()) return null
  return (
    <Suspense fallback={<span className="size-9" />}>
      <DictateButton
        place={place}
        read={() => composing.at(place).text}
        write={(text) => composing.setText(place, text)}
        caret={caretNow}
        onWritten={putCaret}
        onProblem={(text) => composing.say(place, { text })}
      />
    </Suspense>
  )
}

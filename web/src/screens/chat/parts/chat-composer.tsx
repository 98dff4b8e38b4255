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
import { ContextSwitch } from '../../../features/talk/composer/context-switch.tsx'
import { PriceHint } from '../../../features/talk/composer/price-hint.tsx'
import { ToolsMenu } from '../../../features/talk/composer/tools-menu.tsx'
import { newComparisonSearch } from '../../../features/talk/groups/group-link.ts'
import { ModelPicker } from '../../../features/talk/models/model-picker.tsx'
import { canDictate, canRecord } from '../../../features/talk/voice/can-dictate.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { DrawButton } from '../drawing/draw-button.tsx'
import { useDrawMode } from '../drawing/draw-mode.ts'
import type { Persona } from '../use-persona.ts'

const PersonaBar = late(async () => (await import('./persona-bar.tsx')).PersonaBar)
const DictateButton = late(
  async () => (await import('../../../features/talk/voice/dictate-button.tsx')).DictateButton,
)
const OwnFiles = late(async () => (await import('./own-files.tsx')).OwnFiles)
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
  const { model, app } = persona
  const t = useTexts('chat')
  const ownRole = useCurrentUser().data?.userInfo.role ?? ''
  const role = persona.role || ownRole
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const draws = useDrawMode(groupId)
  const [choosing, setChoosing] = useState<'never' | 'now' | 'closed'>('never')
  const [unfit, setUnfit] = useState({ blind: '', kept: '' })
  // One may type before they are there.
  const controlsDue = useDeferredValue(true, false)
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
  const dictate = (canDictate() || canRecord()) && (
    <Suspense>
      <DictateButton
        place={groupId}
        read={() => composing.at(groupId).text}
        write={(text) => composing.setText(groupId, text)}
        caret={caretNow}
        onWritten={putCaret}
        onProblem={(text) => composing.say(groupId, { text })}
      />
    </Suspense>
  )
  const free = role ? t.placeholderRole({ role }) : t.placeholder
  return (
    <>
      {(persona.role || persona.appId !== null) && (
        <Suspense>
          <PersonaBar persona={persona} />
        </Suspense>
      )}
      <Composer
        {...common}
        placeholder={app ? t.placeholderApp({ app: app.name }) : free}
        blindReason={blindReason}
        takesFiles
        onOwnFiles={() => setChoosing('now')}
        unfitReason={model && blindReason ? t.attachBlindKept({ model: model.name }) : ''}
        onSend={props.onAnswer}
        beside={isPhone && dictate}
        hint={<PriceHint place={groupId} model={model} contextTokens={contextTokens} />}
        controls={
          controlsDue && (
            <>
              <DrawButton place={groupId} />
              <ContextSwitch />
              {!app && <ToolsMenu reason={toolsReason} />}
              <PromptStoreButton />
              {!isPhone && dictate}
              {persona.hasOwnModel ? (
                <span className="truncate px-2.5 text-soft">{model?.name}</span>
              ) : (
                <ModelPicker
                  focusAfter={composerField}
                  onCompare={() => void navigate({ search: newComparisonSearch(groupId) })}
                />
              )}
            </>
          )
        }
      />
      {choosing !== 'never' && (
        <Suspense>
          <OwnFiles
            place={groupId}
            open={choosing === 'now'}
            onClose={() => setChoosing('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

/** On a phone, where there is no room for it, a slash in the field leads there too. */
function PromptStoreButton() {
  const common = useTexts('common')
  const { open } = useDialogLink()
  return (
    <IconButton
      icon="scroll-text"
      size="large"
      label={common.menuPrompts}
      className="max-sm:hidden"
      onClick={() => open('prompts')}
    />
  )
}

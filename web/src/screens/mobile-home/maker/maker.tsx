// One box for everything: what is written in it is an answer, a picture, a clip, a song or a map, as its chip says and lets one change.
import { useState } from 'react'
import { composerField } from '../../../features/talk/composer/composer-field.ts'
import { composing, useComposed } from '../../../features/talk/composer/composing.ts'
import { PriceHint } from '../../../features/talk/composer/price-hint.tsx'
import { StartComposer } from '../../../features/talk/composer/start-composer.tsx'
import { ModelPicker } from '../../../features/talk/models/model-picker.tsx'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { KindChip } from './kind-chip.tsx'
import type { MakerKind } from './maker-kinds.ts'
import { readRequest } from './read-request.ts'
import { useMake } from './use-make.ts'
import { useMakerPlaces } from './use-maker-places.ts'
import { WorkHint } from './work-hint.tsx'

/** The place of what is written before there is a conversation. */
const beginning = 0

export function Maker() {
  const t = useTexts('home')
  const chat = useTexts('chat')
  const make = useMake()
  const { text, pictures } = useComposed(beginning)
  const { model } = useChatModels()
  const [chosen, setChosen] = useState<MakerKind>()
  const places = useMakerPlaces()
  // Pictures go with questions.
  const request = readRequest(text, {
    offered: places,
    chosen: pictures.length > 0 ? 'answer' : chosen,
  })
  const { kind } = request
  const type = places.get(kind)?.type
  const send = () => {
    make(request)
    if (kind !== 'answer') composing.setText(beginning, '')
    setChosen(undefined)
  }
  return (
    <StartComposer
      placeholder={t.placeholder}
      blindReason={model && !model.abilities.vision ? chat.attachBlind({ model: model.name }) : ''}
      onSend={send}
      controls={
        <>
          <KindChip
            kind={kind}
            kinds={[...places.keys()]}
            onChoose={(next) => {
              setChosen(next)
              composerField()?.focus()
            }}
          />
          {!type && <ModelPicker focusAfter={composerField} />}
        </>
      }
      hint={
        type ? (
          <WorkHint type={type} />
        ) : (
          <PriceHint place={beginning} model={model} contextTokens={0} />
        )
      }
    />
  )
}

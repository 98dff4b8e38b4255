// One box for everything: what is written in it is an answer, a picture, a clip, a song or a map, as its chip says and lets one change.
import { readMaking } from '@atelier/contract/makings/read-making'
import { useState } from 'react'
import { composerField } from '../../../features/composer/composer-field.ts'
import { composing, useComposed } from '../../../features/composer/composing.ts'
import { PriceHint } from '../../../features/composer/price-hint.tsx'
import { StartComposer } from '../../../features/composer/start-composer.tsx'
import { ModelPicker } from '../../../features/models/model-picker.tsx'
import { useChatModels } from '../../../features/models/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { KindChip } from './kind-chip.tsx'
import type { MakerKind } from './maker-kinds.ts'
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
  const kind = kindOf({ text, hasPictures: pictures.length > 0, chosen, offered: places })
  const place = places.get(kind)
  const type = place?.type
  const send = () => {
    if (!place) return
    make(kind, wordsFor(kind, text), place)
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

type Written = {
  text: string
  hasPictures: boolean
  chosen: MakerKind | undefined
  offered: ReadonlyMap<MakerKind, unknown>
}

/** What was chosen, else what the words ask for; pictures go with questions. */
function kindOf({ text, hasPictures, chosen, offered }: Written): MakerKind {
  if (hasPictures) return 'answer'
  const kind = chosen ?? readMaking(text)?.kind ?? 'answer'
  return offered.has(kind) ? kind : 'answer'
}

/** Without “draw me” where the words ask for just this. */
function wordsFor(kind: MakerKind, text: string): string {
  const making = readMaking(text)
  return making?.kind === kind && making.wish !== '' ? making.wish : text.trim()
}

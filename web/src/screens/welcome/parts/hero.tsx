import { useSite } from '../../../features/site/sites/queries.ts'
import { composerField } from '../../../features/talk/composer/composer-field.ts'
import { PriceHint } from '../../../features/talk/composer/price-hint.tsx'
import { beginWith, StartComposer } from '../../../features/talk/composer/start-composer.tsx'
import { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import { ModelPicker } from '../../../features/talk/models/model-picker.tsx'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What the site is called and says it is for, and the field that begins a conversation. */
export function Hero() {
  const t = useTexts('welcome')
  const chat = useTexts('chat')
  const open = useOpenGroup()
  const { greeting, appName, siteName, ideas } = useSite()
  const { model } = useChatModels()
  return (
    <section className="mx-auto flex w-full max-w-(--reading) flex-col items-center pt-20 text-center max-sm:pt-10">
      <h1 className="text-[44px] leading-[52px] font-semibold tracking-tight text-balance max-sm:text-[32px] max-sm:leading-10">
        {greeting || appName || siteName}
      </h1>
      <p className="mt-4 text-read text-soft">{t.lead}</p>
      <div className="mt-10 w-full text-left">
        <StartComposer
          placeholder={t.placeholder}
          blindReason={
            model && !model.abilities.vision ? chat.attachBlind({ model: model.name }) : ''
          }
          onSend={() => open(0, { send: true })}
          controls={<ModelPicker focusAfter={composerField} />}
          hint={<PriceHint place={0} model={model} contextTokens={0} />}
        />
      </div>
      <ul aria-label={chat.startingIdeas} className="mt-4 flex flex-wrap justify-center gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => beginWith(idea)}
              className="touch-target min-h-9 rounded-full border border-line px-4 py-1.5 text-soft transition-[background-color,color] hover:bg-fill hover:text-text"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

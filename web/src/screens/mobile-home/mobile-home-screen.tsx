import { BannerCarousel } from '../../features/banners/banner-carousel.tsx'
import { composerField } from '../../features/composer/composer-field.ts'
import { PriceHint } from '../../features/composer/price-hint.tsx'
import { beginWith, StartComposer } from '../../features/composer/start-composer.tsx'
import { useOpenGroup } from '../../features/groups/group-link.ts'
import { ModelPicker } from '../../features/models/model-picker.tsx'
import { useChatModels } from '../../features/models/queries.ts'
import { TopBar } from '../../features/navigation/top-bar.tsx'
import { useSite } from '../../features/site/queries.ts'
import { useTitle } from '../../features/site/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { IdeaList } from './parts/idea-list.tsx'
import { PlaceTiles } from './parts/place-tiles.tsx'
import { RecentConversations } from './parts/recent-conversations.tsx'

/** Where a phone begins: ask at once, go on where one was, or see what there is. */
export function MobileHomeScreen() {
  const t = useTexts('home')
  const { siteName, greeting } = useSite()
  useTitle(t.title)
  return (
    <>
      <TopBar title={siteName || 'AI'} />
      <div className="scroll-quiet min-h-0 flex-1">
        <div className="mx-auto flex w-full max-w-[calc(var(--reading)+32px)] flex-col gap-8 px-4 pt-6 pb-8 max-sm:px-3">
          <h1 className="sr-only max-lg:hidden">{t.title}</h1>
          {greeting && <h2 className="px-1 text-display font-semibold text-balance">{greeting}</h2>}
          <BannerCarousel />
          <PlaceTiles />
          <RecentConversations />
          <IdeaList onIdea={beginWith} />
        </div>
      </div>
      <Foot />
    </>
  )
}

function Foot() {
  const t = useTexts('home')
  const chat = useTexts('chat')
  const open = useOpenGroup()
  const { model } = useChatModels()
  return (
    <div className="mx-auto w-full max-w-[calc(var(--reading)+32px)] shrink-0 px-4 pb-5 max-sm:px-3 max-sm:pb-3">
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
  )
}

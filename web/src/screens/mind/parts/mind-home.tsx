import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { NewMap } from './new-map.tsx'
import { OwnMaps } from './own-maps.tsx'

export function MindHome() {
  const t = useTexts('mind')
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <h1 className="sr-only max-lg:hidden">{t.title}</h1>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex w-full max-w-[calc(var(--reading)+48px)] flex-col gap-10 px-4 py-8 sm:px-6 lg:pt-14">
          <NewMap />
          <OwnMaps />
        </div>
      </div>
    </div>
  )
}

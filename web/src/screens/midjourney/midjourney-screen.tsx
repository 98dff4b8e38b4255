import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { NoModels, StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { MidjourneyStudio } from './parts/midjourney-studio.tsx'

/** Drawing with Midjourney: grids, what follows from them, and help with the words. */
export function MidjourneyScreen() {
  const { titleMidjourney: title } = useTexts('common')
  const query = useQuery({ ...callOptions('workModels.listMidjourney', {}), staleTime: 60_000 })
  const models = query.data ?? []
  useTitle(title)
  return (
    <StudioScreen
      title={title}
      bar={<TopBar title={title} />}
      of={query}
      isEmpty={models.length === 0}
      empty={<NoModels icon="wand-sparkles" />}
    >
      <MidjourneyStudio models={models} />
    </StudioScreen>
  )
}

// Clips from words and pictures, and clips drawn anew.
import '../../ui/late.css'
import { workTypes } from '@atelier/contract/work-terms'
import { NoModels, StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { VideoStudio } from './parts/video-studio.tsx'

export function VideoScreen() {
  const { title } = useTexts('video')
  const { query, models } = useWorkModels(workTypes.video)
  useTitle(title)
  return (
    <StudioScreen
      title={title}
      bar={<TopBar title={title} />}
      of={query}
      isEmpty={models.length === 0}
      empty={<NoModels icon="film" />}
    >
      <VideoStudio models={models} />
    </StudioScreen>
  )
}

// Songs: the form, what became of it, and what can be done with that.
import '../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MusicStudio } from './parts/music-studio.tsx'
import { stylesQuery } from './styles-query.ts'

const canCompose = ({ declaration }: WorkModel): boolean => declaration.tasks.compose !== undefined

export function MusicScreen() {
  const { menuMusic: title } = useTexts('common')
  const t = useTexts('music')
  const { query, models } = useWorkModels(workTypes.music)
  // The form comes whole: styles that came later would push down what is below them.
  const isPending = useQuery(stylesQuery(useLocale())).isPending || query.isPending
  const { isError, error, isFetching, refetch } = query
  useTitle(title)
  return (
    <StudioScreen
      title={title}
      bar={<TopBar title={title} />}
      of={{ isPending, isError, error, isFetching, refetch }}
      isEmpty={!models.some(canCompose)}
      empty={
        <EmptyState icon="music" title={t.noModels}>
          {t.noModelsText}
        </EmptyState>
      }
    >
      <MusicStudio models={models} />
    </StudioScreen>
  )
}

import '../../ui/late.css'
import { workTypes } from '@atelier/contract/work-terms'
import { useLocation } from 'react-router'
import { StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolList, ToolListSkeleton } from './parts/tool-list-view.tsx'
import { ToolPage } from './parts/tool-page.tsx'
import { toolIn, toolsOf } from './tool-list.ts'

/** The toolbox: every tool that a model of this site offers, or one of them (`?tool=upscale`). */
export function ToolsScreen() {
  const t = useTexts('tools')
  const fields = useTexts('fields')
  const { search } = useLocation()
  const { query, models } = useWorkModels(workTypes.tool)
  const tools = toolsOf(models)
  const wanted = toolIn(search)
  const tool = tools.find((each) => each === wanted)
  const title = tool ? fields.tasks[tool] : t.title
  useTitle(title)
  return (
    <StudioScreen
      isWordless
      title={title}
      bar={<TopBar title={title} />}
      of={query}
      waiting={<ToolListSkeleton />}
      isEmpty={tools.length === 0}
      empty={
        <EmptyState alone icon="wrench" title={t.none}>
          {t.noneText}
        </EmptyState>
      }
    >
      {tool ? (
        <ToolPage key={tool} tool={tool} tools={tools} models={models} />
      ) : (
        <ToolList tools={tools} models={models} />
      )}
    </StudioScreen>
  )
}

import { bareToolName, isServerTool } from '@atelier/contract/tool-terms'
import { useQuery } from '@tanstack/react-query'
import { offeredToolsQuery } from '../../../api/offered-tools.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** The names of tools as people know them: ours in their language, a server's by its title where the list of tools is at hand. */
export function useToolNames(): (name: string) => string {
  const t = useTexts('chat')
  const offered = useQuery({ ...offeredToolsQuery, enabled: false }).data
  const names: Record<string, string> = {
    calculate: t.toolCalculate,
    date: t.toolDate,
    convert_units: t.toolConvertUnits,
    search_handbook: t.toolSearchHandbook,
    run_javascript: t.toolRunJavascript,
    plot_chart: t.toolPlotChart,
    search_documents: t.toolSearchDocuments,
    search_chats: t.toolSearchChats,
    search_works: t.toolSearchWorks,
    web_search: t.toolWebSearch,
    read_page: t.toolReadPage,
    draw_picture: t.toolDrawPicture,
    make_music: t.toolMakeMusic,
    make_clip: t.toolMakeClip,
    make_map: t.toolMakeMap,
  }
  return (name) =>
    names[name] ??
    offered?.find((tool) => tool.name === name)?.title ??
    (isServerTool(name) ? bareToolName(name) : name)
}

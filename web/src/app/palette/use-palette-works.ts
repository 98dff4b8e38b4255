// One's own works: the last ones, and those whose words hold what was typed, as the server finds them.
import { workTypeName } from '@atelier/contract/work-terms'
import { useMemo } from 'react'
import { useWorks } from '../../features/making/works/queries.ts'
import { useWorkName } from '../../features/making/works/work-name.ts'
import { isPlaceholder } from '../../features/making/works/work-pages.ts'
import { useLiveWorks } from '../../features/making/works/works.ts'
import { kindIcons } from '../../features/showing/gallery/kind-icons.ts'
import { useSettled } from '../../lib/use-settled.ts'
import type { PaletteWork } from './palette-source.ts'

export function usePaletteWorks(query: string): readonly PaletteWork[] {
  const asked = useSettled(query.trim())
  const nameOf = useWorkName()
  const { works: last } = useWorks({})
  const { works: found } = useWorks(asked === '' ? {} : { query: asked })
  useLiveWorks()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the works and the language, with which the palette is drawn anew
  return useMemo(() => {
    const all = new Map([...last, ...found].map((work) => [work.id, work]))
    return [...all.values()].flatMap((work) => {
      const kind = workTypeName(work.type)
      if (isPlaceholder(work) || !kind) return []
      return [{ id: work.id, name: nameOf(work), icon: kindIcons[kind] }]
    })
  }, [last, found])
}

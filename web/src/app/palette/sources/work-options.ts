import { ownWorkPath } from '../../../features/showing/gallery/gallery-links.ts'
import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

export const workOptions = ({ works, doors }: PaletteContext): PaletteOption[] =>
  works.map(({ id, name, icon }) => ({
    key: `work-${id}`,
    section: 'works' as const,
    icon,
    label: name,
    keywords: '',
    run: () => doors.openPath(ownWorkPath(id)),
  }))

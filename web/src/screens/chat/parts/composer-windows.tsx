// What the menu of the composer opens: own files, own works, and all tools.
import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import { useEver } from '../../../ui/use-ever.ts'

const OwnFiles = late(async () => (await import('./own-files.tsx')).OwnFiles)
const OwnWorks = late(async () => (await import('./own-works.tsx')).OwnWorks)
const AllToolsDialog = late(
  async () => (await import('../../../features/talk/composer/all-tools-dialog.tsx')).AllToolsDialog,
)

export type ComposerWindow = 'files' | 'works' | 'tools'

type ComposerWindowsProps = {
  place: number
  shown: ComposerWindow | undefined
  onClose: () => void
}

export function ComposerWindows({ place, shown, onClose }: ComposerWindowsProps) {
  const hadFiles = useEver(shown === 'files')
  const hadTools = useEver(shown === 'tools')
  return (
    <Suspense>
      {hadFiles && <OwnFiles place={place} open={shown === 'files'} onClose={onClose} />}
      {shown === 'works' && <OwnWorks place={place} onClose={onClose} />}
      {hadTools && <AllToolsDialog open={shown === 'tools'} onClose={onClose} />}
    </Suspense>
  )
}

import '../../../ui/late.css'
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { CasePanel, ExamplePanel } from './case-panel.tsx'
import { ParamPanel, type PromptHold } from './param-panel.tsx'
import type { ExampleType } from './queries.ts'
import { SetPanel } from './set-panel.tsx'

const libraryTabs = ['params', 'cases', 'examples', 'sets'] as const
export type LibraryTab = (typeof libraryTabs)[number]

type LibraryDialogProps = PromptHold & {
  open: boolean
  onClose: () => void
  /** As the address says; the first when it says none of them. */
  tab: string | null
  onTab: (tab: LibraryTab) => void
  /** What the works of the screen are; examples follow it. */
  type?: ExampleType
  /** Takes prompt, aspect and seed of a case into the form. */
  onUse: (shown: DrawingCase) => void
}

/** Everything to draw from. A screen loads it late and keeps the prompt; parameters go straight into that. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { open, onClose, tab, onTab, type, prompt, onPrompt, onUse } = props
  const t = useTexts('drawingLibrary')
  const common = useTexts('common')
  const contents: Record<LibraryTab, React.ReactNode> = {
    params: <ParamPanel prompt={prompt} onPrompt={onPrompt} />,
    cases: <CasePanel onUse={onUse} />,
    examples: <ExamplePanel type={type} onUse={onUse} />,
    sets: <SetPanel prompt={prompt} onPrompt={onPrompt} />,
  }
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.title}
      closeLabel={common.close}
      size="large"
      fullOnPhone
      bare
    >
      <div className="flex h-full flex-col *:min-h-0 *:flex-1 sm:h-[min(640px,calc(100dvh-140px))] [&_[role=tablist]]:px-4">
        <Tabs
          label={t.tabs}
          value={libraryTabs.find((one) => one === tab) ?? 'params'}
          onChange={onTab}
          tabs={libraryTabs.map((value) => ({ value, label: t[value], content: contents[value] }))}
        />
      </div>
    </DialogWindow>
  )
}

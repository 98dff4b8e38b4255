import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdvancedTab } from './parts/advanced-tab.tsx'
import { ConfigTab } from './parts/config-tab.tsx'
import { GeneralTab } from './parts/general-tab.tsx'

type SettingsDialogProps = {
  open: boolean
  onClose: () => void
  tab: string | null
  onTab: (tab: string) => void
}

export function SettingsDialog({ open, onClose, tab, onTab }: SettingsDialogProps) {
  const t = useTexts('settings')
  const common = useTexts('common')
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
      <div className="mt-3 h-[min(560px,100%)] min-h-0 border-line sm:h-[min(560px,calc(100dvh-160px))] sm:border-t max-sm:h-full">
        <Tabs
          label={t.tabsLabel}
          placement="side"
          value={tab === 'advanced' || tab === 'config' ? tab : 'general'}
          onChange={onTab}
          tabs={[
            { value: 'general', label: t.general, icon: 'settings', content: <GeneralTab /> },
            {
              value: 'advanced',
              label: t.advanced,
              icon: 'sliders-horizontal',
              content: <AdvancedTab />,
            },
            { value: 'config', label: t.config, icon: 'plug', content: <ConfigTab /> },
          ]}
        />
      </div>
    </DialogWindow>
  )
}

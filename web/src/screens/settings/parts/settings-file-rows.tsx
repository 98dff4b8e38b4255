import { type ChangeEvent, useRef, useState } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { resetSettings, settingsText, takeSettings } from '../settings-file.ts'
import { Row } from './section.tsx'

/** Takes the settings of this browser elsewhere, or back to the beginning. */
export function SettingsFileRows() {
  const t = useTexts('settings')
  const common = useTexts('common')
  const { appName } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState(false)

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const taken = takeSettings(await file.text().catch(() => ''))
    if (taken === 'taken') toast(t.settingsTaken, { kind: 'success' })
    else if (taken.problem === 'unfit')
      toast(t.settingsUnfit({ name: taken.name }), { kind: 'failure' })
    else toast(t.notSettings, { kind: 'failure' })
  }
  return (
    <>
      <Row title={t.settingsFile} text={t.settingsFileText}>
        <span className="flex gap-2">
          <Button icon="download" onClick={() => save(settingsText(), `${appName}-settings.json`)}>
            {t.exportSettings}
          </Button>
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t.importSettings}
          </Button>
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t.importSettings}
          onChange={(event) => void take(event)}
        />
      </Row>
      <Row title={t.resetSettings} text={t.resetSettingsText}>
        <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
          {t.reset}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t.resetSettingsTitle}
        confirmLabel={t.reset}
        cancelLabel={common.cancel}
        onConfirm={() => {
          resetSettings()
          setAsking(false)
          toast(t.settingsReset, { kind: 'success' })
        }}
        onCancel={() => setAsking(false)}
      >
        {t.resetSettingsText}
      </ConfirmDialog>
    </>
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

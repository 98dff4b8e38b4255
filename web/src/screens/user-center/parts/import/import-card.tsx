import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { ImportBar } from './import-bar.tsx'
import { ImportResult } from './import-result.tsx'
import { useImport } from './use-import.ts'

/** Takes an archive of data in that was exported here or elsewhere, and tells what came of the last one. */
export function ImportCard() {
  const { import: t } = useTexts('userCenter')
  const common = useTexts('common')
  const field = useRef<HTMLInputElement>(null)
  const { state, sent, send, stop, refused } = useImport()
  const last = state.data
  const isRunning = last?.state === 'running'
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t.action}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          target.value = ''
        }}
      />
      {sent === null && !isRunning && (
        <Button icon="upload" disabled={state.isPending} onClick={() => field.current?.click()}>
          {t.action}
        </Button>
      )}
      {sent !== null && (
        <ImportBar label={t.sending} part={sent} text={t.keepOpen}>
          <Button size="small" kind="quiet" onClick={stop}>
            {common.cancel}
          </Button>
        </ImportBar>
      )}
      {sent === null && isRunning && (
        <ImportBar label={t.taking} part={last.progress} text={t.goesOn} />
      )}
      {refused && sent === null && !isRunning && (
        <Wide>
          <FailureState inline message={refused} />
        </Wide>
      )}
      {state.isError && !last && (
        <Wide>
          <QueryFailure inline withoutId of={state} />
        </Wide>
      )}
      {sent === null && last && last.state !== 'none' && !isRunning && <ImportResult last={last} />}
    </>
  )
}

const Wide = ({ children }: { children: ReactNode }) => <div className="w-full">{children}</div>

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import type { Import } from '../../../features/talk/transfer/use-import.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Where the files are chosen or dropped. */
export function FilesStep({ past }: { past: Import }) {
  const t = useTexts('past')
  const common = useTexts('common')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { state } = past
  const busy = state.step === 'reading'
  const failure = state.step === 'files' ? state.failure : undefined
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !busy) void past.read(files)
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <div className="flex flex-col gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way of the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classes(
          'flex flex-col items-center gap-1 rounded-card border border-dashed px-4 py-8 text-center',
          over ? 'border-accent-text bg-fill' : 'border-line-control',
        )}
      >
        <Icon name="upload" size={24} className="text-faint" />
        <p className="mt-1 font-medium" aria-live="polite">
          {busy ? t.reading : t.dropFiles}
        </p>
        <p className="text-small text-soft">{t.fileKinds}</p>
        <Button
          kind="main"
          className="mt-3"
          busy={busy}
          icon="file-text"
          onClick={() => input.current?.click()}
        >
          {t.chooseFiles}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".json,.zip,application/json,application/zip"
        aria-label={t.chooseFiles}
        onChange={onChange}
      />
      {failure !== undefined && (
        <FailureState
          inline
          message={failure instanceof CallFailure ? failure.message : common.somethingWrong}
        />
      )}
      <section aria-label={t.howTo}>
        <h3 className="font-medium">{t.howTo}</h3>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-soft">
          <li>{t.howChatgpt}</li>
          <li>{t.howClaude}</li>
          <li>{t.howDeepseek}</li>
          <li>{t.howOpenwebui}</li>
          <li>{t.howLibrechat}</li>
          <li>{t.howNextchat}</li>
          <li>{t.howOwn}</li>
        </ul>
      </section>
    </div>
  )
}

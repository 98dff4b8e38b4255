// The files that something answers from: uploaded here or chosen among own ones.
import '../../../ui/late.css'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ChooseDocuments } from './choose-documents.tsx'
import { type KnowledgeDocument, useKnowledgeFiles } from './use-knowledge-files.ts'

type KnowledgeFieldProps = {
  documents: readonly KnowledgeDocument[]
  onDocuments: (
    change: (documents: readonly KnowledgeDocument[]) => readonly KnowledgeDocument[],
  ) => void
  /** Told whether files are on their way. */
  onBusy: (isBusy: boolean) => void
}

export function KnowledgeField({ documents, onDocuments, onBusy }: KnowledgeFieldProps) {
  const t = useTexts('knowledge')
  const [choosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const files = useKnowledgeFiles(documents, onDocuments)
  const { isBusy } = files
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const isFull = files.room <= 0
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-0.5 font-medium">{t.knowledge}</legend>
      <p className="text-small text-soft">{t.knowledgeHint}</p>
      {documents.length + files.uploads.length > 0 && (
        <ul
          aria-label={t.knowledge}
          className="scroll-quiet max-h-80 overflow-y-auto rounded-card border border-line"
        >
          {documents.map(({ id, title }) => {
            const { state, text } = files.stateOf(id)
            return (
              <FileRow
                key={id}
                name={title}
                state={state}
                text={text}
                onRemove={() => onDocuments((now) => now.filter((each) => each.id !== id))}
              />
            )
          })}
          {files.uploads.map(({ key, file, progress, problem }) => (
            <FileRow
              key={key}
              name={file.name}
              state={problem ? 'failed' : 'uploading'}
              text={
                problem ||
                (progress === null ? t.uploading : `${t.uploading} ${Math.round(progress * 100)}%`)
              }
              onRetry={problem ? () => files.retry(key) : undefined}
              onRemove={() => files.drop(key)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="upload" disabled={isFull} onClick={() => input.current?.click()}>
          {t.upload}
        </Button>
        <Button size="small" icon="file-text" disabled={isFull} onClick={() => setChoosing(true)}>
          {t.fromOwn}
        </Button>
      </div>
      {(isFull || files.isOver) && (
        <p role="status" className="text-small text-soft">
          {t.tooMany({ max: knowledgeLimits.perApp })}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t.upload}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <ChooseDocuments
        open={choosing}
        onClose={() => setChoosing(false)}
        taken={documents.map(({ id }) => id)}
        room={files.room}
        onChoose={(chosen) => onDocuments((now) => [...now, ...chosen])}
      />
    </fieldset>
  )
}

type FileRowProps = {
  name: string
  state: 'uploading' | 'reading' | 'ready' | 'failed'
  text: string
  onRetry?: (() => void) | undefined
  onRemove: () => void
}

function FileRow({ name, state, text, onRetry, onRemove }: FileRowProps) {
  const t = useTexts('knowledge')
  const failed = state === 'failed'
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 pr-1 pl-3 last:border-0">
      {state === 'uploading' || state === 'reading' ? (
        <Spinner size={16} />
      ) : (
        <Icon
          name={failed ? 'circle-alert' : 'file-text'}
          size={16}
          className={failed ? 'text-danger' : 'text-soft'}
        />
      )}
      <span className="min-w-0 flex-1 py-1 leading-tight">
        <span className="block truncate text-tool font-medium">{name}</span>
        <span
          role={failed ? 'alert' : 'status'}
          className={failed ? 'block text-small text-danger' : 'block text-small text-soft'}
        >
          {text}
        </span>
      </span>
      {onRetry && <IconButton icon="rotate-ccw" label={t.retryFile({ name })} onClick={onRetry} />}
      <IconButton icon="x" label={t.removeFile({ name })} onClick={onRemove} />
    </li>
  )
}

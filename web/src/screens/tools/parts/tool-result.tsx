// What came of the last press: laid over its source where both have the same shape, with what can be done with it next.

import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { downloadFile } from '../../../features/making/works/download-file.ts'
import { useWork } from '../../../features/making/works/queries.ts'
import { useSendPlaces } from '../../../features/making/works/send-places.ts'
import { useWorkActions } from '../../../features/making/works/use-work-actions.ts'
import { sendLink } from '../../../features/making/works/work-link.ts'
import { WorkEnded, WorkUnderWay } from '../../../features/making/works/work-state.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { chequered } from '../../../ui/chequered.ts'
import { classes } from '../../../ui/classes.ts'
import { Compare } from '../../../ui/compare.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { searchWithResult } from '../result-link.ts'
import { isComparable, type Tool, toolIcons } from '../tool-list.ts'
import { useDrawWords } from '../use-draw-words.ts'

type ToolResultProps = { id: number; tools: readonly Tool[] }

export function ToolResult({ id, tools }: ToolResultProps) {
  const t = useTexts('tools')
  const fields = useTexts('fields')
  const common = useTexts('common')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: work } = useWork(id)
  if (!work) return null
  const close = () =>
    void navigate(
      { search: searchWithResult(search, null) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section aria-label={t.result} className="mb-2 flex flex-col gap-3 p-4 lg:p-6">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-medium">
          {fields.tasks[work.task]}
          <span className="pl-2 text-small font-normal text-soft">{work.model}</span>
        </h2>
        <IconButton icon="x" label={common.close} onClick={close} />
      </header>
      <Body work={work} />
      {work.status === workStates.done && <Next work={work} tools={tools} />}
    </section>
  )
}

function Body({ work }: { work: Work }) {
  const t = useTexts('tools')
  const compare = useTexts('compare')
  const actions = useWorkActions()
  if (isUnderWay(work.status))
    return (
      <div className="relative h-52 overflow-hidden rounded-card bg-fill">
        <WorkUnderWay work={work} onStop={() => void actions.stop([work])} />
      </div>
    )
  if (work.status !== workStates.done)
    return (
      <div className="h-40 overflow-hidden rounded-card bg-fill">
        <WorkEnded
          work={work}
          onRetry={() => void actions.redo(work)}
          onDelete={() => void actions.remove([work])}
        />
      </div>
    )
  const [file] = work.files
  const before = work.inputs.find(({ role }) => role === 'source')?.url ?? ''
  if (work.files.length === 0) return <Words texts={work.texts} />
  if (work.files.length > 1) return <Pieces files={work.files} />
  if (!file) return null
  const { width, height } = file
  if (before === '' || width === null || height === null || !isComparable(work.task))
    return (
      <img
        src={file.url}
        alt={t.result}
        className={classes(
          chequered,
          'max-h-[70dvh] max-w-full self-center rounded-card object-contain',
        )}
      />
    )
  return (
    <div
      className="w-full self-center"
      // As high as the window lets both be seen, whatever their shape.
      style={{ maxWidth: `min(100%, calc(66dvh * ${width / height}))` }}
    >
      <Compare
        before={pictureAddress(before)}
        after={file.url}
        alt={t.result}
        texts={compare}
        width={width}
        height={height}
      />
    </div>
  )
}

function Words({ texts }: { texts: readonly string[] }) {
  const t = useTexts('tools')
  const common = useTexts('common')
  const drawWords = useDrawWords()
  const id = useId()
  return (
    <ul className="flex flex-col gap-2">
      {texts.map((text, at) => (
        <li
          key={text}
          className="flex flex-wrap items-center justify-end gap-2 rounded-card bg-fill p-3"
        >
          <p
            id={`${id}-${at}`}
            className="min-w-60 flex-1 text-read whitespace-pre-wrap max-sm:basis-full"
          >
            {text}
          </p>
          <CopyButton iconOnly text={text} label={t.copyWords} copiedLabel={common.copied} />
          <Button
            size="small"
            icon="wand-sparkles"
            aria-describedby={`${id}-${at}`}
            onClick={() => drawWords(text)}
          >
            {t.drawThis}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Pieces({ files }: { files: readonly WorkFile[] }) {
  const t = useTexts('tools')
  const columns = Math.ceil(Math.sqrt(files.length))
  return (
    <ul
      className="grid w-full max-w-160 gap-1.5 self-center"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {files.map((file, at) => (
        <li key={file.id} className="relative">
          <img
            src={file.thumbnail || file.url}
            alt={t.piece({ n: at + 1, of: files.length })}
            className="w-full rounded-control"
          />
          <IconButton
            icon="download"
            kind="plain"
            label={t.downloadPiece({ n: at + 1 })}
            className="absolute! right-1.5 bottom-1.5"
            onClick={() => downloadFile(file.url)}
          />
        </li>
      ))}
    </ul>
  )
}

function Next({ work, tools }: { work: Work; tools: readonly Tool[] }) {
  const t = useTexts('tools')
  const texts = useTexts('works')
  const fields = useTexts('fields')
  const navigate = useNavigate()
  const { number } = useFormats()
  const locale = useLocale()
  const { draw, others } = useSendPlaces()
  const studios = others.filter(({ path }) => path !== '/tools')
  const [file] = work.files
  if (!file) return null
  const go = (path: string, as: 'source' | 'reference') =>
    void navigate(sendLink(path, { work: work.id, file: file.id, as }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {work.files.length === 1 && (
        <Button kind="main" icon="download" onClick={() => downloadFile(file.url)}>
          {texts.download}
        </Button>
      )}
      <Menu align="start" trigger={<Button icon="share-2">{t.goOn}</Button>}>
        {tools.map((tool) => (
          <MenuItem
            key={tool}
            icon={toolIcons[tool]}
            onSelect={() => go(`/tools?tool=${tool}`, 'source')}
          >
            {fields.tasks[tool]}
          </MenuItem>
        ))}
        <MenuSeparator />
        {draw.source && (
          <MenuItem icon="pencil" onSelect={() => go('/draw', 'source')}>
            {texts.edit}
          </MenuItem>
        )}
        {draw.reference && (
          <MenuItem icon="image-plus" onSelect={() => go('/draw', 'reference')}>
            {texts.useAsReference}
          </MenuItem>
        )}
        {studios.map(({ path, name }) => (
          <MenuItem key={path} icon="share-2" onSelect={() => go(path, 'source')}>
            {texts.sendTo({ name })}
          </MenuItem>
        ))}
      </Menu>
      <p className="figures text-small text-soft">
        {[
          file.width !== null && file.height !== null
            ? `${number(file.width)} × ${number(file.height)}`
            : '',
          file.mime.replace('image/', '').toUpperCase(),
          formatBytes(file.bytes, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

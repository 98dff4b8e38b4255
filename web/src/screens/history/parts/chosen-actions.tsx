import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { usePublishLink } from '../../../features/making/works/use-publish-link.ts'
import type { WorkSelection } from '../../../features/making/works/use-selection.ts'
import { useWorkActions } from '../../../features/making/works/use-work-actions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { toast } from '../../../ui/toast-manager.ts'

/** The calls' own limits. */
const max = 500
const maxPublished = 100

/** What can be done with all that is chosen. */
export function ChosenActions({ selection }: { selection: WorkSelection }) {
  const t = useTexts('works')
  const actions = useWorkActions()
  const [packing, setPacking] = useState(false)
  const { chosen } = selection
  const ended = chosen.filter(({ status }) => !isUnderWay(status))
  const withFiles = ended.filter(({ files }) => files.length > 0)

  const download = async () => {
    if (withFiles.length === 0) return toast(t.nothingToDownload, { kind: 'failure' })
    if (withFiles.length > max) return toast(t.tooManySelected({ max: max }), { kind: 'failure' })
    setPacking(true)
    try {
      const ids = withFiles.map(({ id }) => id)
      const { url } = await call('downloads.add', { ids })
      location.assign(url)
    } catch {
      // The call has said why.
    } finally {
      setPacking(false)
    }
  }
  const openPublish = usePublishLink()
  const publish = () => {
    const done = withFiles.filter(({ status }) => status === workStates.done)
    if (done.length === 0) return toast(t.nothingToPublish, { kind: 'failure' })
    if (done.length > maxPublished)
      return toast(t.tooManyToPublish({ max: maxPublished }), { kind: 'failure' })
    openPublish(done.map(({ id }) => id))
  }
  const remove = async () => {
    if (ended.length < chosen.length) toast(t.selectedUnderWay)
    selection.end()
    for (let from = 0; from < ended.length; from += max)
      await actions.remove(ended.slice(from, from + max))
  }
  return (
    <>
      <Action icon="globe" label={t.publish} disabled={chosen.length === 0} onClick={publish} />
      <Action
        icon="download"
        label={t.downloadSelected}
        busy={packing}
        disabled={chosen.length === 0}
        onClick={() => void download()}
      />
      <Action
        danger
        icon="trash-2"
        label={t.deleteSelected}
        disabled={ended.length === 0}
        onClick={() => void remove()}
      />
    </>
  )
}

type ActionProps = {
  icon: IconName
  label: string
  danger?: boolean
  busy?: boolean
  disabled: boolean
  onClick: () => void
}

/** Named in words where there is room for them. */
function Action({ label, danger = false, ...rest }: ActionProps) {
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <IconButton
        {...rest}
        label={label}
        kind="plain"
        className={danger ? 'text-danger!' : undefined}
      />
    )
  return (
    <Button {...rest} size="small" kind={danger ? 'danger' : 'plain'}>
      {label}
    </Button>
  )
}

// The work that the address has open, found among those of the gallery or asked for.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { downloadFile } from './download-file.ts'
import { Lightbox, type Shown } from './lightbox.tsx'
import { useWork } from './queries.ts'
import type { SendPlace } from './send-places.ts'
import { usePublishLink } from './use-publish-link.ts'
import type { ActionsOfWork } from './use-work-actions.ts'
import type { WorkExtras } from './work-extras.ts'
import { useOpenWork } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { WorkMenu } from './work-menu.tsx'

const BrokenDialog = late(async () => (await import('../../../ui/broken-dialog.tsx')).BrokenDialog)

export type WorkLightboxProps = {
  works: readonly Work[]
  models: ReadonlyMap<number, WorkModel>
  places?: readonly SendPlace[] | undefined
  actions: ActionsOfWork
  onUse: (work: Work) => void
  usesHere: boolean
  extras: WorkExtras | undefined
  media?: WorkMedia | undefined
  onNearEnd: () => void
}

export function WorkLightbox(props: WorkLightboxProps) {
  const { works, models, places, actions, onUse, usesHere, onNearEnd, extras, media } = props
  const t = useTexts('works')
  const { open, show, close } = useOpenWork()
  const publish = usePublishLink()
  const { dialog } = useDialogLink()
  const [opened, setOpened] = useState(0)
  const asked = useWork(open?.id ?? null)
  const index = open ? works.findIndex(({ id }) => id === open.id) : -1
  const work = works[index] ?? asked.data ?? undefined
  const isGone = open !== null && !work && asked.isFetched && !asked.isFetching

  useEffect(() => {
    if (!isGone) return
    toast(t.gone)
    close()
  }, [isGone, close, t])

  useEffect(() => {
    if (index >= 0 && works.length - index < 10) onNearEnd()
  }, [index, works.length, onNearEnd])

  if (!open || !work) return null
  if (dialog === null && opened !== work.id) setOpened(work.id)
  // Beneath a dialog that came with the address it waits: whatever opens last lies over the others.
  if (opened !== work.id) return null
  const at = Math.min(open.at, Math.max(0, work.files.length - 1))
  const file = work.files[at]
  const use = () => {
    // Elsewhere the step there leaves it, and Back comes back to it.
    if (usesHere) close()
    onUse(work)
  }
  return (
    <Boundary
      of={work}
      fallback={(again) => (
        <Suspense>
          <BrokenDialog open onClose={close} onRetry={again} />
        </Suspense>
      )}
    >
      <Lightbox
        shown={{ work, at }}
        previous={neighbour(works, index, work, at, -1)}
        next={neighbour(works, index, work, at, 1)}
        onShow={(shown) => show(shown.work.id, shown.at)}
        onClose={close}
        media={media}
        onText={
          extras &&
          ((text) => {
            close()
            extras.onText(work, text)
          })
        }
        model={models.get(work.modelId ?? 0)}
        actions={
          <>
            <Button kind="main" icon="square-pen" onClick={use}>
              {t.use}
            </Button>
            {file && (
              <Button icon="globe" onClick={() => publish([work.id])}>
                {t.publish}
              </Button>
            )}
            {file && (
              <Button icon="download" onClick={() => downloadFile(file.url)}>
                {t.download}
              </Button>
            )}
            <WorkMenu
              work={work}
              at={at}
              model={models.get(work.modelId ?? 0)}
              places={places}
              actions={{
                ...actions,
                remove: async (gone) => {
                  close()
                  await actions.remove(gone)
                },
              }}
              onUse={use}
              withUse={false}
              followUps={extras?.menu(work, at)}
            />
            {extras && <div className="w-full">{extras.panel(work, at)}</div>}
          </>
        }
      />
    </Boundary>
  )
}

/** The picture before or after: of the same work, else of the next that has any. */
function neighbour(
  works: readonly Work[],
  index: number,
  work: Work,
  at: number,
  step: 1 | -1,
): Shown | undefined {
  if (work.files[at + step]) return { work, at: at + step }
  if (index < 0) return undefined
  for (let i = index + step; i >= 0 && i < works.length; i += step) {
    const other = works[i]
    if (other?.status !== workStates.done) continue
    return { work: other, at: step > 0 ? 0 : Math.max(0, other.files.length - 1) }
  }
  return undefined
}

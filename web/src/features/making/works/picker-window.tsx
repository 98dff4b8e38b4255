// One file of one's own to go along with another wish: of works, or of uploads.
import type { WorkFile } from '@atelier/contract/features/making/works'
import { type Medium, workStates, workTypes } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { mediumOfFile } from './file-medium.ts'
import { OwnUploads } from './own-uploads.tsx'
import { PickerGrid, PickerTile } from './picker-grid.tsx'
import { useWorks } from './queries.ts'
import { useWorkName } from './work-name.ts'

/** A file of one's own, as a form takes it. */
type PickedFile = Pick<WorkFile, 'id' | 'url' | 'width' | 'height' | 'durationS'> & {
  thumbnail: string
  name: string
  /** An upload, not a file of a work. */
  isUpload: boolean
}

export type WorkPickerProps = {
  medium: Medium
  /** Only files of works, not uploads. */
  worksOnly?: boolean
  onPick: (file: PickedFile) => void
  onClose: () => void
}

export function PickerWindow({ medium, worksOnly = false, onPick, onClose }: WorkPickerProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  const [tab, setTab] = useState<'works' | 'uploads'>('works')
  const own = { medium, onPick }
  return (
    <DialogWindow
      open
      fullOnPhone
      onClose={onClose}
      title={t.pickTitle[medium]}
      closeLabel={common.close}
      size="large"
    >
      {worksOnly ? (
        <OwnWorks {...own} />
      ) : (
        <Tabs
          label={t.pickTitle[medium]}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'works',
              label: t.pickWorks,
              icon: 'images',
              content: <OwnWorks {...own} />,
            },
            {
              value: 'uploads',
              label: t.pickUploads,
              icon: 'upload',
              content: (
                <OwnUploads
                  medium={medium}
                  onPick={(upload) =>
                    onPick({
                      ...upload,
                      thumbnail: medium === 'picture' ? upload.url : '',
                      name: '',
                      isUpload: true,
                    })
                  }
                />
              ),
            },
          ]}
        />
      )}
    </DialogWindow>
  )
}

type PartProps = Pick<WorkPickerProps, 'medium' | 'onPick'>

const done = { status: workStates.done }
const filters = {
  picture: done,
  clip: { ...done, type: workTypes.video },
  song: { ...done, type: workTypes.music },
}

function OwnWorks({ medium, onPick }: PartProps) {
  const t = useTexts('works')
  const nameOf = useWorkName()
  const { works, query } = useWorks(filters[medium])
  const fitting = works.flatMap((work) =>
    work.files.filter((file) => mediumOfFile(file) === medium).map((file) => ({ work, file })),
  )
  return (
    <PickerGrid query={query} isEmpty={fitting.length === 0} empty={t.pickNone[medium]}>
      {fitting.map(({ work, file }) => {
        const name = file.about.title || nameOf(work)
        const picked = { ...file, name, isUpload: false }
        return (
          <PickerTile
            key={file.id}
            medium={medium}
            name={name}
            durationS={file.durationS}
            onPick={() => onPick(picked)}
          >
            {(medium === 'picture' || file.thumbnail !== '') && (
              <FilePicture lazy file={file} alt="" />
            )}
          </PickerTile>
        )
      })}
    </PickerGrid>
  )
}

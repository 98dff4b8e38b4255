// The cover of a song: one of one's own pictures, or one that is drawn for it.
import type { Work } from '@atelier/contract/features/making/works'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { SongCover } from '../../../features/making/player/song-cover.tsx'
import { songStyle, songTitle } from '../../../features/making/songs/song.ts'
import { studioOf } from '../../../features/making/studio/studio-of.ts'
import { WorkPicker } from '../../../features/making/works/work-picker.tsx'
import { useWorksClient } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { coverLink } from '../cover-link.ts'

type CoverDialogProps = { work: Work; index: number; onClose: () => void }

export function CoverDialog({ work, index, onClose }: CoverDialogProps) {
  const t = useTexts('music')
  const common = useTexts('common')
  const fields = useTexts('fields')
  const client = useWorksClient()
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const file = work.files[index]
  const title = songTitle(work, fields.tasks[work.task], index)
  const set = async (input: { upload: string } | { file: string } | null) => {
    setPicking(false)
    setBusy(true)
    try {
      await call('workFiles.setCover', { id: work.id, index, input })
      client.take(await call('works.states', { ids: [work.id] }))
      toast(input === null ? t.coverGone : t.coverSet, { key: 'cover' })
      onClose()
    } catch {
      // What the call says has been shown.
    } finally {
      setBusy(false)
    }
  }
  const draw = () => {
    const prompt = t.coverPrompt({ title, style: songStyle(work, index) })
    studioOf('draw').change((form) => ({ ...form, prompt }))
    void navigate('/draw')
    toast(t.drawCoverText, {
      key: 'cover',
      durationMs: 0,
      action: { label: t.backToSong, onPress: () => void navigate(coverLink(work.id, index)) },
    })
  }
  if (isPicking)
    return (
      <WorkPicker
        medium="picture"
        onPick={({ id, isUpload }) => void set(isUpload ? { upload: id } : { file: id })}
        onClose={() => setPicking(false)}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.coverOf({ title })}
      closeLabel={common.close}
      size="small"
    >
      <div className="flex flex-col items-center gap-4">
        <SongCover
          src={file?.thumbnail ?? ''}
          name={title}
          style={songStyle(work, index)}
          className="size-44"
        />
        <div className="flex w-full flex-col gap-2">
          <Button kind="main" icon="images" busy={busy} onClick={() => setPicking(true)}>
            {t.pickCover}
          </Button>
          <Button icon="wand-sparkles" onClick={draw}>
            {t.drawCover}
          </Button>
          {file?.about.cover !== undefined && (
            <Button kind="quiet" icon="trash-2" onClick={() => void set(null)}>
              {t.removeCover}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

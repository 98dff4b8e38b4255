// All that can be done with a song that is done, and with the whole wish that made it.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { useNavigate } from 'react-router'
import { currentTrack } from '../../../features/making/player/player-state.ts'
import { player } from '../../../features/making/player/player-store.ts'
import { songLyrics, takesOf } from '../../../features/making/songs/song.ts'
import { priceAgain } from '../../../features/making/works/charge-text.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { followUpPrice } from '../../../features/making/works/follow-up.ts'
import { PublishItem } from '../../../features/making/works/publish-item.tsx'
import { useWorkModels } from '../../../features/making/works/queries.ts'
import { sendLink } from '../../../features/making/works/work-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { beginDownload } from '../../../lib/begin-download.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuGroup, MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import type { RowActions } from '../row-actions.ts'

type SongMenuProps = {
  work: Work
  model: WorkModel | undefined
  title: string
  /** Which of its songs is meant. */
  index: number
  actions: RowActions
}

export function SongMenu({ title, ...props }: SongMenuProps) {
  const t = useTexts('music')
  const takes = takesOf(props.work).length
  return (
    <Menu align="end" trigger={<IconButton icon="ellipsis" label={t.moreFor({ title })} />}>
      <TakeItems {...props} />
      <MenuSeparator />
      {takes > 1 ? (
        <MenuGroup label={t.takesOf({ n: takes })}>
          <RequestItems {...props} />
        </MenuGroup>
      ) : (
        <RequestItems {...props} />
      )}
    </Menu>
  )
}

/** What can be done with all that one wish has made. */
function RequestItems({ work, model, actions }: TakeItemsProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const { open } = useDialogLink()
  const { actions: workActions } = actions
  const text = (price: number) => creditText(price, { t: works, number, ...work })
  return (
    <>
      <MenuItem icon="square-pen" onSelect={() => actions.onUse(work)}>
        {works.use}
      </MenuItem>
      <MenuItem icon="rotate-ccw" onSelect={() => void workActions.redo(work)}>
        {works.withPrice({ label: works.again, price: text(priceAgain(work)) })}
      </MenuItem>
      {model && work.next.includes('join') && work.task === 'continue' && (
        <MenuItem icon="blocks" onSelect={() => void workActions.followUp(work, model, 'join', 0)}>
          {works.withPrice({ label: t.join, price: text(followUpPrice(work, model, 'join') ?? 0) })}
        </MenuItem>
      )}
      <PublishItem id={work.id} />
      <MenuItem icon="link" onSelect={() => open('share', { of: `work-${work.id}` })}>
        {works.shareByLink}
      </MenuItem>
      <MenuItem icon="trash-2" danger onSelect={() => void workActions.remove([work])}>
        {common.delete}
      </MenuItem>
    </>
  )
}

type TakeItemsProps = Omit<SongMenuProps, 'title'>

function TakeItems({ work, model, index, actions }: TakeItemsProps) {
  const t = useTexts('music')
  const navigate = useNavigate()
  const { models } = useWorkModels(workTypes.separation)
  const file = work.files[index]
  const track = actions.deck.track(work, index)
  if (!file || !track) return null
  const isTimed = (file.about.timed ?? []).length > 0
  return (
    <>
      {model && work.next.includes('continue') && (
        <MenuItem icon="step-forward" onSelect={() => actions.onContinue(work, index)}>
          {t.continueFrom}
        </MenuItem>
      )}
      {models.length > 0 && (
        <MenuItem
          icon="scissors"
          onSelect={() => void navigate(sendLink('/separation', { work: work.id, file: file.id }))}
        >
          {t.takeApart}
        </MenuItem>
      )}
      <MenuItem icon="list-music" onSelect={() => player().playNext([track])}>
        {currentTrack(player()) ? t.playNext : t.addToPlaylist}
      </MenuItem>
      <MenuItem
        icon={songLyrics(work, index) ? 'mic-vocal' : 'info'}
        onSelect={() => actions.onOpen(work, index)}
      >
        {songLyrics(work, index) ? t.lyrics : t.details}
      </MenuItem>
      <MenuItem icon="image" onSelect={() => actions.onCover(work, index)}>
        {t.setCover}
      </MenuItem>
      <MenuItem icon="download" onSelect={() => download(file.url, 'mp3')}>
        {t.downloadAs({ format: 'MP3' })}
      </MenuItem>
      <MenuItem icon="download" onSelect={() => download(file.url, 'wav')}>
        {t.downloadAs({ format: 'WAV' })}
      </MenuItem>
      {isTimed && (
        <MenuItem icon="download" onSelect={() => download(file.url, 'lrc')}>
          {t.downloadLrc}
        </MenuItem>
      )}
    </>
  )
}

/** Saved under the name that the server gives it. */
function download(url: string, as: 'mp3' | 'wav' | 'lrc'): void {
  beginDownload(`${url}${url.includes('?') ? '&' : '?'}as=${as}`)
}

// Where a file of a work can go on to, as items of its menu.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import type { InputRole } from '@atelier/contract/work-terms'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { mediumOfFile } from './file-medium.ts'
import { type SendPlace, useSendPlaces } from './send-places.ts'
import { sendLink } from './work-link.ts'

type SendItemsProps = {
  work: Pick<Work, 'id' | 'prompt'>
  file: WorkFile
  /** In place of the toolbox. */
  places: readonly SendPlace[] | undefined
}

export function SendItems(props: SendItemsProps) {
  const medium = mediumOfFile(props.file)
  if (medium === 'picture') return <PictureItems {...props} />
  return medium === 'clip' ? <ClipItems {...props} /> : <SongItems {...props} />
}

function useSend({ work, file }: Pick<SendItemsProps, 'work' | 'file'>) {
  const navigate = useNavigate()
  return (path: string, as: InputRole) =>
    void navigate(sendLink(path, { work: work.id, file: file.id, as }))
}

function PictureItems({ work, file, places }: SendItemsProps) {
  const t = useTexts('works')
  const send = useSend({ work, file })
  const { draw, film, others } = useSendPlaces()
  const reached = places ? [...others.filter(({ path }) => path !== '/tools'), ...places] : others
  return (
    <>
      <MenuSeparator />
      {draw.source && (
        <MenuItem icon="pencil" onSelect={() => send('/draw', 'source')}>
          {t.edit}
        </MenuItem>
      )}
      {draw.reference && (
        <MenuItem icon="image-plus" onSelect={() => send('/draw', 'reference')}>
          {t.useAsReference}
        </MenuItem>
      )}
      {film.first && (
        <MenuItem icon="film" onSelect={() => send('/video', 'first-frame')}>
          {t.animate}
        </MenuItem>
      )}
      {film.last && (
        <MenuItem icon="film" onSelect={() => send('/video', 'last-frame')}>
          {t.endClipWith}
        </MenuItem>
      )}
      {reached.map(({ path, name }) => (
        <MenuItem key={path} icon="share-2" onSelect={() => send(path, 'source')}>
          {t.sendTo({ name })}
        </MenuItem>
      ))}
    </>
  )
}

function ClipItems({ work, file }: SendItemsProps) {
  const t = useTexts('works')
  const navigate = useNavigate()
  const send = useSend({ work, file })
  const { anime, music } = useSendPlaces()
  const sings = music && work.prompt !== ''
  return (
    <>
      {(anime || sings) && <MenuSeparator />}
      {anime && (
        <MenuItem icon="palette" onSelect={() => send('/video', 'clip')}>
          {t.drawAsAnime}
        </MenuItem>
      )}
      {sings && (
        <MenuItem
          icon="music"
          // Its words are what the song is about.
          onSelect={() => void navigate(sendLink('/music', { work: work.id }))}
        >
          {t.setToMusic}
        </MenuItem>
      )}
    </>
  )
}

function SongItems({ work, file }: SendItemsProps) {
  const t = useTexts('works')
  const send = useSend({ work, file })
  const { separation } = useSendPlaces()
  // A stem is apart already.
  if (!separation || file.about.stem) return null
  return (
    <>
      <MenuSeparator />
      <MenuItem icon="scissors" onSelect={() => send('/separation', 'song')}>
        {t.takeApart}
      </MenuItem>
    </>
  )
}

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { kindOfType } from '@atelier/contract/work-terms'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { groundOf } from '../../../ui/quiet-ground.ts'

const signs = { image: 'image', video: 'film', music: 'music', stems: 'mic-vocal' } as const

/** What a model makes, at a glance: its cover, else a quiet colour of its own; says nothing, as its name stands beside it. */
export function ModelCover({ model }: { model: Pick<WorkModel, 'name' | 'type' | 'cover'> }) {
  const { name, type, cover } = model
  if (cover)
    return <FilePicture file={{ url: cover.url, thumbnail: '', blur: cover.blur }} alt="" lazy />
  return (
    <span
      className="absolute inset-0 grid place-items-center text-soft"
      style={{ backgroundImage: groundOf(name) }}
    >
      <Icon name={signs[kindOfType(type)]} size={20} />
    </span>
  )
}

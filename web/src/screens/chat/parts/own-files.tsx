// Own files that are to go with what is being written.
import { attaching, maxFiles, useAttached } from '../../../features/talk/composer/attaching.ts'
import { ChooseDocuments } from '../../../features/talk/knowledge/choose-documents.tsx'

type OwnFilesProps = { place: number; open: boolean; onClose: () => void }

export function OwnFiles({ place, open, onClose }: OwnFilesProps) {
  const attached = useAttached(place)
  return (
    <ChooseDocuments
      open={open}
      onClose={onClose}
      taken={attached.flatMap(({ document }) => document?.id ?? [])}
      room={maxFiles - attached.length}
      onChoose={(documents) => attaching.addKnown(place, documents)}
    />
  )
}

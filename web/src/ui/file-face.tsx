import { ClipFace } from './clip-face.tsx'
import { FilePicture } from './file-picture.tsx'
import { type FileFaceProps, mediumOf } from './shown-file.ts'
import { SoundFace } from './sound-face.tsx'

/** What a file looks like where it stands small, whatever it is; fills the place it stands in. */
export function FileFace({ file, alt, lazy = false, small = false }: FileFaceProps) {
  const medium = mediumOf(file)
  if (medium === 'clip') return <ClipFace file={file} alt={alt} lazy={lazy} small={small} />
  if (medium === 'sound') return <SoundFace file={file} alt={alt} lazy={lazy} small={small} />
  return <FilePicture file={file} alt={alt} lazy={lazy} />
}

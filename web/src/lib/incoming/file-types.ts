// What file choosers offer, and which files may be of a medium, by their types and names. What is in them, `prepare-picture` and
// `prepare-media` find out. Pure.

type NamedFile = Pick<File, 'name' | 'type'>

/** Phones give pictures as JPEG where nothing is asked for by name. */
export const pictureTypes = 'image/*'
export const clipTypes = 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm'
/** Clips as well: their sound is taken. */
export const songTypes =
  'audio/*,video/mp4,video/quicktime,video/webm,.mp3,.wav,.flac,.ogg,.oga,.opus,.m4a,.m4b,.aac,.mka,.weba,.webm,.mp4,.mov'

const endings = {
  picture: /\.(jpe?g|jfif|png|webp|gif|avif|heic|heif|tiff?|bmp|ico)$/i,
  clip: /\.(mp4|m4v|mov|webm)$/i,
  song: /\.(mp3|wav|flac|ogg|oga|opus|m4a|m4b|aac|mka|weba)$/i,
}

/** Drawings that can hold scripts are no pictures here. */
export const mayBePicture = ({ name, type }: NamedFile): boolean =>
  type === '' ? endings.picture.test(name) : type.startsWith('image/') && type !== 'image/svg+xml'

const clipType = /^video\/(mp4|quicktime|webm|x-m4v|x-quicktime)$/

export const mayBeClip = ({ name, type }: NamedFile): boolean =>
  type === '' ? endings.clip.test(name) : clipType.test(type)

/** Sound alone, by its type or name. */
export const mayBeSong = ({ name, type }: NamedFile): boolean =>
  type === ''
    ? endings.song.test(name)
    : type.startsWith('audio/') || type === 'application/ogg' || isMisnamed(type, name)

/** Systems that know no type of a song give it one of everything. */
const isMisnamed = (type: string, name: string): boolean =>
  type === 'application/octet-stream' && endings.song.test(name)

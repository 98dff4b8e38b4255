// The addresses of the gallery: works, authors, albums.

export const feedPath = '/designerWork'
export const ownGalleryPath = '/myGallery'

/** A published work's own page. */
export const workPath = (id: number): string => `/workDetails?id=${id}`

/** An own work, published or not, open over the list of all own ones. */
export const ownWorkPath = (id: number): string => `/history?work=${id}`

/** An author's page. */
export const authorPath = (id: number): string => `/hisGallery?id=${id}`

/** An album's page. */
export const albumPath = (id: number): string => `/photoAlbum/${id}`

/** The published works with a tag. */
export const tagPath = (tag: string): string => `${feedPath}?${new URLSearchParams({ tag })}`

/** Where one makes another in the way of a published work. */
export const likePath = ({ id }: { id: number }): string => `/draw?like=${id}`

/** The number that an address names; 0 when it names none. */
export function idIn(search: string): number {
  const id = Number(new URLSearchParams(search).get('id'))
  return Number.isInteger(id) && id > 0 ? id : 0
}
